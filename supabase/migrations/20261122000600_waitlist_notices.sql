-- The notice beside the form, as it is shown since it names the request to confirm, too.

insert into private.waitlist_notices (language, version, text) values ('es', '07439899e197213e593886d5d9bcfa90a5911341491fba332fa046d62557fbb8', 'Qué hacemos con tus datos
Quién
Constela. La razón social y cómo escribirnos están en la política de privacidad.
Para qué
Pedirte que confirmes tu dirección, avisarte por correo cuando Constela abra y saber qué temas te interesan.
Base legal
Tu consentimiento: nos lo das al enviar este formulario y puedes retirarlo cuando quieras.
Cuánto tiempo
Hasta que abramos y te hayamos avisado, o hasta que te vayas. Si no confirmas tu dirección, borramos tus datos a los 30 días.
Cómo irte
Con el enlace que va en cada correo: una pulsación, sin preguntas, y borramos tus datos.
Tus derechos
Acceder a tus datos, rectificarlos, suprimirlos, limitar su uso, oponerte, llevártelos y reclamar ante la AEPD.
Política de privacidad')
on conflict (version) do update set since = excluded.since;

insert into private.waitlist_notices (language, version, text) values ('en', '534931112a904b832c4c572d2db4ba96b1c34c41fff42e694a21cf0aa6cd47d5', 'What we do with your data
Who
Constela. Our registered name and how to write to us are in the privacy policy.
What for
To ask you to confirm your address, email you when Constela opens and know which topics interest you.
Legal basis
Your consent: you give it by sending this form, and can withdraw it whenever you like.
How long
Until we''ve opened and told you so, or until you leave. If you don''t confirm your address, we erase your data after 30 days.
How to leave
With the link in every email: one press, no questions, and we erase your data.
Your rights
To see your data, correct it, erase it, restrict its use, object, take it with you, and complain to the AEPD, the Spanish data protection authority.
Privacy policy')
on conflict (version) do update set since = excluded.since;

-- The notice beside the form, as it is shown. When its words change, `npm test` prints what a new migration has to say.

insert into private.waitlist_notices (language, version, text) values ('es', 'db74f415f55acc6d2abb81acf73536f5b79ec124b22d676f7f36ef98ce745608', 'Qué hacemos con tus datos
Quién
Constela. La razón social y cómo escribirnos están en la política de privacidad.
Para qué
Avisarte por correo cuando Constela abra y saber qué temas te interesan.
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

insert into private.waitlist_notices (language, version, text) values ('en', '943585e03e6bc298c071519335ab0766268a0e8e30eb887577a0f3243a5fadd6', 'What we do with your data
Who
Constela. Our registered name and how to write to us are in the privacy policy.
What for
To email you when Constela opens, and to know which topics interest you.
Legal basis
Your consent: you give it by sending this form, and can withdraw it whenever you like.
How long
Until we have opened and told you so, or until you leave. If you do not confirm your address, we erase your data after 30 days.
How to leave
With the link in every email: one press, no questions, and we erase your data.
Your rights
To see your data, correct it, erase it, restrict its use, object, take it with you, and complain to the AEPD, the Spanish data protection authority.
Privacy policy')
on conflict (version) do update set since = excluded.since;

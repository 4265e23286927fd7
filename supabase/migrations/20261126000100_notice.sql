-- The notice beside the form names the company, who else gets the data, and the age. In braces stands what the build fills in: name, tax number
-- and address for mail, as the CONTROLLER_ variables of the release say.
insert into private.waitlist_notices (language, version, text) values ('es', '6d96823902ce026b67877781576adf32124f59faf0c8ef16d361c658d1f7e02d', 'Qué hacemos con tus datos
Quién
{{name}} (NIF {{taxId}}), responsable de Constela. Escríbenos a {{email}}.
Para qué
Pedirte que confirmes tu dirección, avisarte por correo cuando Constela abra y saber qué temas te interesan.
Base legal
Tu consentimiento: nos lo das al enviar este formulario y puedes retirarlo cuando quieras.
Quién más
Supabase y Resend, que trabajan para nosotros. Resend guarda registros en Estados Unidos.
Cuánto tiempo
Hasta 30 días después de avisarte de que abrimos, o hasta que te vayas. Si no confirmas tu dirección, borramos tus datos a los 30 días.
Edad
Para personas de 14 años o más.
Cómo irte
Con el enlace que va en cada correo: abre una página, pulsas su botón, sin preguntas, y borramos tus datos.
Tus derechos
Acceder a tus datos, rectificarlos, suprimirlos, limitar su uso, oponerte, llevártelos y reclamar ante la AEPD o la autoridad de tu país.
Política de privacidad')
on conflict (version) do update set since = excluded.since;
insert into private.waitlist_notices (language, version, text) values ('en', 'e05aa3b5c0c23210873b9720ea3db7753c531f26c0e3b851cd8ce36e48963346', 'What we do with your data
Who
{{name}} (tax number {{taxId}}), responsible for Constela. Write to {{email}}.
What for
To ask you to confirm your address, email you when Constela opens and know which topics interest you.
Legal basis
Your consent: you give it by sending this form, and can withdraw it whenever you like.
Who else
Supabase and Resend, who work for us. Resend keeps records in the United States.
How long
Until 30 days after we tell you that we’re open, or until you leave. If you don’t confirm your address, we erase your data after 30 days.
Age
For people aged 14 or over.
How to leave
With the link in every email: it opens a page, you press its button, no questions, and we erase your data.
Your rights
To see your data, correct it, erase it, restrict its use, object, take it with you, and complain to the AEPD, the Spanish data protection authority, or to that of your country.
Privacy policy')
on conflict (version) do update set since = excluded.since;

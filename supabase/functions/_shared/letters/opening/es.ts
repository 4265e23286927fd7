import { brand } from '../../brand.ts';
import type { LetterWords } from '../../mail/mail.ts';

export const es: LetterWords = {
  subject: `${brand} ya está abierta`,
  preview: 'Es el aviso que te prometimos: ya está abierta, y la anunciamos dentro de unos días.',
  greeting: (name) => `Hola${name && `, ${name}`}:`,
  before: [
    `Nos pediste que te avisáramos cuando ${brand} abriera. Ya está abierta, y te lo contamos unos días antes de anunciarlo.`,
  ],
  button: `Ir a ${brand}`,
  after: [
    'En la página de videos verás qué lecciones están listas y cuáles seguimos preparando. Duran unos tres minutos, y no necesitas cuenta para verlas.',
    'Si te falta algo, responde a este correo: todavía se puede cambiar.',
    'Nunca te pediremos por correo dinero, contraseñas ni llaves.',
    'A los 30\u00a0días de este correo borramos tus datos. No tienes que hacer nada.',
  ],
  why: 'Te prometimos dos correos, uno para confirmar y otro al abrir: este es el segundo y el último.',
  leaving: 'Si quieres irte antes y que borremos tus datos ya, usa este enlace:',
  leave: 'Salir de la lista',
};

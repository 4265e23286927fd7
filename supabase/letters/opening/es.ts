import { brand } from '../../functions/_shared/brand.ts';
import type { LetterWords } from '../letterWords.ts';

export const es: LetterWords = {
  subject: `${brand} abre hoy`,
  preview: 'Es el aviso que te prometimos: ya puedes entrar.',
  greeting: (name) => `Hola${name && `, ${name}`}:`,
  before: [`Nos pediste que te avisáramos cuando ${brand} abriera. Es hoy: ya puedes entrar.`],
  button: `Entrar en ${brand}`,
  after: [
    'En la página de videos verás qué lecciones están listas y cuáles seguimos preparando. Duran unos tres minutos, y no necesitas cuenta para mirarlas.',
  ],
  why: 'Este es el correo que te prometimos al inscribirte: uno para confirmar y otro al abrir.',
  leaving: 'Si quieres salir de la lista y que borremos tus datos, usa este enlace:',
  leave: 'Salir de la lista',
};

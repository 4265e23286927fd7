import { brand } from '../brand.ts';
import type { Words } from './words.ts';

export const es: Words = {
  subject: `Confirma tu correo para la lista de espera de ${brand}`,
  preview: 'Falta un paso: dinos que este correo es tuyo. El enlace sirve durante 7\u00a0días.',
  greeting: (name) => `Hola${name && `, ${name}`}:`,
  intro: `Alguien dejó este correo en la lista de espera de ${brand}. Si fuiste tú, confírmalo y te escribiremos cuando abramos.`,
  confirm: 'Confirmar mi correo',
  how: 'El enlace abre una página con un botón. Púlsalo y listo. Sirve durante 7\u00a0días.',
  fallback: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  interested: 'Esto es lo que te interesa, según nos dijiste:',
  interests: {
    'Tools that pay you to use them': 'Herramientas que te pagan por usarlas',
    'Universal basic income': 'Renta básica universal',
    'A better economy': 'Una economía mejor',
    'Participate in the community': 'Participar en la comunidad',
    'Social applications': 'Aplicaciones sociales',
    'A more just society': 'Una sociedad más justa',
    'Web3 technology': 'Tecnología Web3',
  },
  meanwhile: 'Mientras tanto preparamos lecciones breves, de tres minutos cada una.',
  stranger:
    'Si no fuiste tú, no tienes que hacer nada: sin confirmación no te avisaremos, y a los 30\u00a0días borramos estos datos.',
  leaving: 'Puedes borrarlos ya, o salir de la lista más adelante, con este enlace:',
  leave: 'Salir de la lista',
  privacy: 'Qué hacemos con tus datos',
};

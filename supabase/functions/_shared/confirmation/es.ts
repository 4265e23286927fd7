import { brand } from '../brand.ts';
import type { ConfirmationWords } from '../mail/mail.ts';

export const es: ConfirmationWords = {
  subject: `Confirma tu dirección para la lista de espera de ${brand}`,
  preview: 'Falta un paso: dinos que esta dirección es tuya. El enlace sirve durante 7\u00a0días.',
  greeting: (name) => `Hola${name && `, ${name}`}:`,
  before: [
    `Alguien usó esta dirección para inscribirse en la lista de espera de ${brand}, una comunidad para aprender blockchain y Web3 que aún no ha abierto. Si fuiste tú, confírmala y te escribiremos cuando abramos.`,
  ],
  button: 'Confirmar mi dirección',
  how: 'El enlace abre una página con un botón. Púlsalo y listo. Sirve durante 7\u00a0días. Nunca te pediremos por correo dinero, contraseñas ni llaves.',
  fallback: 'Si el botón no funciona, copia este enlace en tu navegador:',
  why: 'Si no fuiste tú, no tienes que hacer nada: sin confirmación no te avisaremos, y borramos estos datos 30\u00a0días después de nuestro último correo.',
  leaving: 'Puedes borrarlos ya, o salir de la lista más adelante, con este enlace:',
  leave: 'Salir de la lista',
};

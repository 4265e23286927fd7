/** Longer than any name on the list. A longer text is not examined. */
const MAX_NAME = 200;
const MAX_LETTERS = 20;

// Without accents, in small letters. Absent is what is a surname as often: Martín, Ramón, Tomás, Andrés, Esteban, Paz, Rosario, Rose, Lee.
const SECOND_NAMES = new Set(
  `alberto alejandra alejandro alfonso alfredo alicia amparo ana angel angeles ann anne antonia antonio armando arturo augusto
  beatriz belen beth camila camilo carla carlos carmen carolina celia clara claudia concepcion cristina daniela dolores eduardo elena
  elizabeth ellen emilia emilio enrique ester esther eugenia eugenio felix fernanda fernando francisco gabriela graciela guadalupe
  guillermo gustavo ignacio ines inmaculada isabel jane javier jesus jorge jose josefa julia julio kate laura leonor louise lucia luis
  luisa luz lynn manuel mar maria marie mario marta mauricio mercedes miguel monica natalia oscar pablo patricia paul paula pedro pia
  pierre pilar rafael raquel ricardo roberto rocio rosa sergio silvia sofia soledad susana teresa valentina veronica victoria
  virginia`.split(/\s+/),
);
const DEVOTIONS = new Set(
  `angeles carmen cielo consuelo dios dolores fatima guadalupe jesus lourdes luz mar mercedes milagro milagros montserrat nieves pilar
  remedios rocio rosario socorro sol valle`.split(/\s+/),
);

const folded = (word = '') => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The given name at the start of a name: the first word, and the second with it where that is a usual second given name (María José) or
 * a devotion (María del Mar). Two words that are no such pair may be a name and a surname.
 */
export function givenName(name: string): string {
  if (name.length > MAX_NAME) return '';
  const words = name.trim().split(/ +/);
  const [first, whole] = [1, lengthOf(words)].map((count) => words.slice(0, count).join(' ').normalize('NFC')) as [
    string,
    string,
  ];
  return whole.length > MAX_LETTERS ? first : whole;
}

/** In words. */
function lengthOf([, second, third, fourth]: string[]): number {
  if (SECOND_NAMES.has(folded(second))) return 2;
  if (second !== 'de' && second !== 'del') return 1;
  if (DEVOTIONS.has(folded(third))) return 3;
  return second === 'de' && /^(la|las|los)$/.test(third ?? '') && DEVOTIONS.has(folded(fourth)) ? 4 : 1;
}

import type { Video } from './video';

/** What is written of a lesson. Once it has a video, its record also says what is no longer as planned. */
type Lesson = Pick<Video, 'id' | 'title' | 'description' | 'authorIds' | 'tags'> & Partial<Video>;

const lessons: Lesson[] = [
  {
    id: 'video1',
    title: 'Libertad digital: que lo tuyo siga siendo tuyo',
    description:
      'Casi todo lo que escribes, guardas y compartes vive en máquinas ajenas. En tres minutos entenderás ' +
      'qué es la libertad digital y qué parte de ella puedes recuperar hoy.',
    authorIds: ['vega', 'orion'],
    tags: ['libertad', 'privacidad', 'plataformas'],
  },
  {
    id: 'video2',
    title: 'Del castillo a la app: el feudalismo de las plataformas',
    description:
      'El siervo cultivaba una tierra que no era suya; tú llenas de vida una app que tampoco es tuya. ' +
      'Entenderás en qué se parecen un feudo y una plataforma, y en qué no.',
    authorIds: ['lyra', 'nova'],
    tags: ['plataformas', 'economia', 'libertad'],
  },
  {
    id: 'video3',
    title: 'Qué es una cadena de bloques, sin tecnicismos',
    description:
      'Una cadena de bloques (blockchain) es un libro de cuentas del que muchas personas guardan copia. ' +
      'Entenderás por qué es tan difícil cambiar una página sin que se note.',
    authorIds: ['vega', 'izar', 'lyra'],
    tags: ['blockchain', 'web3', 'seguridad'],
  },
  {
    id: 'video4',
    title: 'Las grandes tecnológicas: cómo crecieron tanto',
    description:
      'El efecto de red es la fuerza por la que cada persona va donde ya están las demás. Entenderás cómo ' +
      'unas pocas empresas crecieron con él y por qué cuesta tanto irse.',
    authorIds: ['mira', 'atlas'],
    tags: ['plataformas', 'economia', 'libertad'],
  },
  {
    id: 'video5',
    title: 'El precio de lo gratis',
    description:
      'Cuando un servicio no te cobra, a menudo pagas con otra cosa: tu atención y tus datos. Aprenderás a ' +
      'reconocer qué entregas a cambio y a decidir si te compensa.',
    authorIds: ['orion', 'mira'],
    tags: ['privacidad', 'economia', 'plataformas'],
  },
  {
    id: 'video6',
    title: 'Para boomers: lo que ya sabes te sirve en Web3',
    description:
      'Leer antes de firmar y desconfiar de las prisas: ya tienes lo más difícil. Entenderás, sin partir de ' +
      'cero, qué es Web3: la propuesta de una internet en la que lo tuyo no dependa de una sola empresa.',
    authorIds: ['orion'],
    tags: ['generaciones', 'web3', 'seguridad'],
  },
  {
    id: 'video7',
    title: 'Para millennials: la red que nos prometieron',
    description:
      'Abrimos blogs, foros y perfiles, y todo acabó en unas pocas aplicaciones. Entenderás qué perdimos ' +
      'por el camino y qué intenta recuperar Web3.',
    authorIds: ['mira'],
    tags: ['generaciones', 'web3', 'plataformas'],
  },
  {
    id: 'video8',
    title: 'Para la generación Z: tu identidad viaja contigo',
    description:
      'Tu perfil, tus contactos y tu historial viven en una cuenta que alguien puede cerrar. Verás qué ' +
      'cambia cuando tu identidad es tuya y la llevas de una app a otra.',
    authorIds: ['nova'],
    tags: ['generaciones', 'libertad', 'privacidad'],
  },
  {
    id: 'video9',
    title: 'Para quien programa: tu primer contrato inteligente',
    description:
      'Un contrato inteligente (smart contract) es un programa que vive en una cadena de bloques y hace justo ' +
      'lo que está escrito. Entenderás qué puede hacer, qué no, y por qué ahí un error sale tan caro.',
    authorIds: ['izar'],
    tags: ['blockchain', 'web3', 'seguridad'],
  },
  {
    id: 'video10',
    title: 'Para quien invierte: cinco preguntas antes de decidir',
    description:
      '¿Quién está detrás, para qué sirve el token, quién puede vender, qué dice la ley y cuánto puedes ' +
      'perder? Sabrás hacer las cinco preguntas que separan un proyecto de una promesa.',
    authorIds: ['atlas'],
    tags: ['tokens', 'seguridad', 'economia'],
  },
  {
    id: 'video11',
    title: 'Qué es un token comunitario y para qué sirve',
    description:
      'Un token es una ficha digital anotada en una cadena de bloques. Entenderás cómo puede dar voz o ' +
      'acceso en una comunidad, y por qué no debe confundirse con un ahorro.',
    authorIds: ['izar', 'atlas'],
    tags: ['tokens', 'comunidad', 'blockchain'],
  },
  {
    id: 'video12',
    title: 'Participar cuenta: así se reconoce lo que aportas',
    description:
      'Responder una duda, traducir un texto, cuidar un foro: casi nunca se ve y casi nunca se paga. ' +
      'Entenderás cómo una comunidad puede anotar esos aportes, y por qué recompensarlos con justicia es tan difícil.',
    authorIds: ['nova', 'mira'],
    tags: ['comunidad', 'tokens', 'creadores'],
  },
  {
    id: 'video13',
    title: 'Sin deudas: construir sin empezar debiendo',
    description:
      'Muchas empresas nacen debiendo y crecen para pagar. Entenderás qué cambia cuando una comunidad ' +
      'construye con lo que tiene, y a qué renuncia por hacerlo así.',
    authorIds: ['atlas', 'mira'],
    tags: ['economia', 'libertad', 'comunidad'],
  },
  {
    id: 'video14',
    title: 'Amistades antes que seguidores',
    description:
      'Seguir a alguien es un clic; confiar en alguien lleva tiempo. Verás qué hace que una comunidad se ' +
      'parezca más a un barrio que a un público, tengas la edad que tengas.',
    authorIds: ['nova', 'orion', 'mira'],
    tags: ['comunidad', 'generaciones', 'plataformas'],
  },
  {
    id: 'video15',
    title: 'Mercados nuevos: vender de persona a persona',
    description:
      'Hoy puedes ofrecer tu trabajo al otro lado del mundo sin pasar por una gran tienda. Entenderás qué ' +
      'hace posible ese trato directo y qué riesgos quedan de tu lado.',
    authorIds: ['lyra', 'nova'],
    tags: ['creadores', 'economia', 'seguridad'],
  },
  {
    id: 'video16',
    title: 'Barreras: lo que aleja a la gente de Web3',
    description:
      'Las palabras raras, las comisiones y el miedo a equivocarse dejan fuera a mucha gente. Entenderás ' +
      'qué barreras son técnicas, cuáles no, y cómo se baja cada una.',
    authorIds: ['izar', 'lyra'],
    tags: ['web3', 'seguridad', 'comunidad'],
  },
  {
    id: 'video17',
    title: 'Tus llaves, tu cartera: cómo se guarda lo tuyo',
    description:
      'Una cartera digital (wallet) no guarda monedas: guarda llaves (claves). Entenderás para qué sirve ' +
      'cada una, cuál no se enseña nunca y qué pasa si la pierdes.',
    authorIds: ['izar', 'vega'],
    tags: ['seguridad', 'blockchain', 'privacidad'],
  },
  {
    id: 'video18',
    title: 'Economía de creadores: del aplauso al oficio',
    description:
      'Los aplausos no pagan el alquiler. Entenderás de qué viven hoy quienes crean en la red, cuánto se ' +
      'queda por el camino y qué otros tratos son posibles.',
    authorIds: ['lyra'],
    tags: ['creadores', 'plataformas', 'economia'],
  },
  {
    id: 'video19',
    title: 'Decidir en común: qué es una DAO',
    description:
      'Una DAO es una organización con sus reglas y sus votos a la vista, en una cadena de bloques. ' +
      'Entenderás cómo se propone, cómo se vota y qué pasa cuando casi nadie vota.',
    authorIds: ['vega', 'lyra'],
    tags: ['gobernanza', 'comunidad', 'blockchain'],
  },
  {
    id: 'video20',
    title: 'Una sociedad nueva se dibuja punto a punto',
    description:
      'Una herramienta justa no basta para que una sociedad lo sea, pero puede ayudar. Entenderás ideas como la ' +
      'renta básica universal (un ingreso que cobra cada persona, trabaje o no) y qué haría falta para que funcionaran.',
    authorIds: ['vega', 'orion'],
    tags: ['gobernanza', 'libertad', 'economia'],
  },
];

const firstDay = Date.UTC(2024, 0, 1, 12);
const day = 24 * 60 * 60 * 1000;

/** In preparation, as all are yet: without a video, and nothing has been counted. */
const planned = (lesson: Lesson, index: number): Video => ({
  thumbnailUrl: `/images/plates/${lesson.id}.svg`,
  videoUrl: '',
  duration: '3:00',
  publishedAt: new Date(firstDay + index * day).toISOString(),
  likes: 0,
  views: 0,
  ...lesson,
});

export const videosData = lessons.map(planned);

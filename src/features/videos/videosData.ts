import type { Video } from './video';

/** What is written of a lesson. Once it has a video, its record also says what is no longer as planned. */
type Lesson = Pick<Video, 'id' | 'authorIds' | 'tags'> & Partial<Video>;

const lessons: Lesson[] = [
  { id: 'video1', authorIds: ['vega', 'orion'], tags: ['libertad', 'privacidad', 'plataformas'] },
  { id: 'video2', authorIds: ['lyra', 'nova'], tags: ['plataformas', 'economia', 'libertad'] },
  { id: 'video3', authorIds: ['vega', 'izar', 'lyra'], tags: ['blockchain', 'web3', 'seguridad'] },
  { id: 'video4', authorIds: ['mira', 'atlas'], tags: ['plataformas', 'economia', 'libertad'] },
  { id: 'video5', authorIds: ['orion', 'mira'], tags: ['privacidad', 'economia', 'plataformas'] },
  { id: 'video6', authorIds: ['orion'], tags: ['generaciones', 'web3', 'seguridad'] },
  { id: 'video7', authorIds: ['mira'], tags: ['generaciones', 'web3', 'plataformas'] },
  { id: 'video8', authorIds: ['nova'], tags: ['generaciones', 'libertad', 'privacidad'] },
  { id: 'video9', authorIds: ['izar'], tags: ['blockchain', 'web3', 'seguridad'] },
  { id: 'video10', authorIds: ['atlas'], tags: ['tokens', 'seguridad', 'economia'] },
  { id: 'video11', authorIds: ['izar', 'atlas'], tags: ['tokens', 'comunidad', 'blockchain'] },
  { id: 'video12', authorIds: ['nova', 'mira'], tags: ['comunidad', 'tokens', 'creadores'] },
  { id: 'video13', authorIds: ['atlas', 'mira'], tags: ['economia', 'libertad', 'comunidad'] },
  { id: 'video14', authorIds: ['nova', 'orion', 'mira'], tags: ['comunidad', 'generaciones', 'plataformas'] },
  { id: 'video15', authorIds: ['lyra', 'nova'], tags: ['creadores', 'economia', 'seguridad'] },
  { id: 'video16', authorIds: ['izar', 'lyra'], tags: ['web3', 'seguridad', 'comunidad'] },
  { id: 'video17', authorIds: ['izar', 'vega'], tags: ['seguridad', 'blockchain', 'privacidad'] },
  { id: 'video18', authorIds: ['lyra'], tags: ['creadores', 'plataformas', 'economia'] },
  { id: 'video19', authorIds: ['vega', 'lyra'], tags: ['gobernanza', 'comunidad', 'blockchain'] },
  { id: 'video20', authorIds: ['vega', 'orion'], tags: ['gobernanza', 'libertad', 'economia'] },
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

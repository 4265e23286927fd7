export interface Comment {
  id: string;
  videoId: string;
  /** A member id, or `guest`. */
  authorId: string;
  /** As written; sample comments have other languages under `commentTexts.{id}`. */
  text: string;
  /** ISO 8601 instant in UTC. */
  createdAt: string;
  likes: number;
}

/** Samples in the voices of the characters, the oldest first; the page marks them as such. */
export const commentsData: Comment[] = [
  {
    id: 'comment1',
    videoId: 'video1',
    authorId: 'mira',
    text: 'Yo empezaría por los permisos del teléfono: ¿cuántas aplicaciones saben dónde estás?',
    createdAt: '2024-01-02T09:40:00.000Z',
    likes: 5,
  },
  {
    id: 'comment2',
    videoId: 'video1',
    authorId: 'nova',
    text: '¿Y si terminamos con un ejercicio? Pide una copia de tus datos a la red que más usas y mira cuánto ocupa.',
    createdAt: '2024-01-04T18:15:00.000Z',
    likes: 8,
  },
  {
    id: 'comment3',
    videoId: 'video2',
    authorId: 'orion',
    text:
      'El siervo, al menos, conocía la cara de su señor. Me gustaría que la lección contara también qué nos ' +
      'dan a cambio las plataformas, que no es poco.',
    createdAt: '2024-01-05T11:05:00.000Z',
    likes: 3,
  },
];

export interface Comment {
  id: string;
  videoId: string;
  /** A member id, or `guest`. */
  authorId: string;
  /** As written; of a sample its key. */
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
    text: 'commentTexts:comment1',
    createdAt: '2024-01-02T09:40:00.000Z',
    likes: 5,
  },
  {
    id: 'comment2',
    videoId: 'video1',
    authorId: 'nova',
    text: 'commentTexts:comment2',
    createdAt: '2024-01-04T18:15:00.000Z',
    likes: 8,
  },
  {
    id: 'comment3',
    videoId: 'video2',
    authorId: 'orion',
    text: 'commentTexts:comment3',
    createdAt: '2024-01-05T11:05:00.000Z',
    likes: 3,
  },
];

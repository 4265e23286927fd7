import { publicFile } from '../../../lib/publicFile';
import type { Video } from '../video';
import { videoSource } from '../videoSource';
import { FileFilm } from './FileFilm';
import { ForeignFilm } from './ForeignFilm';
import { transcriptOf } from './transcripts';

/** In every language, so that another one can be chosen without a pause. */
export async function loadTranscripts({ captions }: Video): Promise<void> {
  await Promise.all(Object.values(captions ?? {}).map((path) => transcriptOf(path).load()));
}

export function Film({ video }: { video: Video }) {
  const source = videoSource(video.videoUrl);
  if (!source) throw new Error(`The address of ${video.id} names no film: ${video.videoUrl}`);
  return (
    <>
      <link rel="stylesheet" href={publicFile('/styles/film.css')} />
      {source.kind === 'file' ? (
        <FileFilm video={video} source={source} />
      ) : (
        <ForeignFilm video={video} source={source} />
      )}
    </>
  );
}

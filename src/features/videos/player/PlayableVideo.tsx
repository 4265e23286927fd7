import { publicFile } from '../../../lib/site';
import type { Video } from '../video';
import { videoSource } from '../videoSource';
import { FileVideo } from './FileVideo';
import { EmbeddedVideo } from './EmbeddedVideo';
import { transcriptOf } from './transcripts';

/** In every language, so that another one can be chosen without a pause. */
export async function loadTranscripts({ captions }: Pick<Video, 'captions'>): Promise<void> {
  await Promise.all(Object.values(captions ?? {}).map((path) => transcriptOf(path).load()));
}

export function PlayableVideo({ video }: { video: Video }) {
  const source = videoSource(video.videoUrl);
  if (!source) throw new Error(`The address of ${video.id} names no video: ${video.videoUrl}`);
  return (
    <>
      <link rel="stylesheet" href={publicFile('/styles/player.css')} />
      {source.kind === 'file' ? (
        <FileVideo video={video} source={source} />
      ) : (
        <EmbeddedVideo video={video} source={source} />
      )}
    </>
  );
}

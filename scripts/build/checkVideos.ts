import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../../server/errors';
import type { Video } from '../../src/features/videos/video';
import { videosData } from '../../src/features/videos/videosData';
import { videoSource } from '../../src/features/videos/videoSource';
import { languages } from '../../src/lib/language';
import { readLines } from '../content/transcripts';

/** @throws with the id of a record whose video or captions could not be shown, and what is wrong with them */
export function checkVideos(videos = videosData, publicFolder = 'public'): void {
  for (const video of videos) {
    try {
      checkVideo(video, publicFolder);
    } catch (error) {
      throw new StartError(`${video.id}: ${(error as Error).message}`, { cause: error });
    }
  }
}

function checkVideo({ videoUrl, captions }: Video, publicFolder: string): void {
  if (!videoUrl && !captions) return;
  const source = videoSource(videoUrl);
  if (!source)
    throw new Error(
      `videoUrl "${videoUrl}" is no path of a .mp4 or .webm in public/, no https address of one ` +
        '(its host of letters, digits, dots and hyphens), and no video at YouTube or Vimeo.',
    );
  if (source.kind === 'file') {
    if (!source.origin && !existsSync(path.join(publicFolder, source.url)))
      throw new Error(`${path.join(publicFolder, source.url)} does not exist.`);
    if (!captions) throw new Error(`a video in a file needs captions: ${languages.join(', ')}.`);
  }
  for (const file of Object.values(captions ?? {})) readLines(file, publicFolder);
}

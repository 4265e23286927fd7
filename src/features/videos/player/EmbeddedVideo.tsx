import { useEffect, useState } from 'react';
import { Button } from '../../../components/Button';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/useLanguage';
import { isOffline } from '../../../lib/online';
import { publicFile } from '../../../lib/site';
import type { Video } from '../video';
import { type EmbeddedSource, playerAddress } from '../videoSource';
import { textOf, useVideoTexts } from '../videoTexts';
import { VideoFailed } from './VideoFailed';
import { Transcript } from './Transcript';

const timeout = 20_000;

interface Frame {
  address: string;
  /** Grows with each press, so that the player starts again. */
  turn: number;
  /** Whether the pressed button is gone. */
  takesFocus: boolean;
  state: 'loading' | 'loaded' | 'failed';
}

/** Shows the plate until the visitor asks for the other site's player. No request goes there before. */
export function EmbeddedVideo({ video, source }: { video: Video; source: EmbeddedSource }) {
  const { t } = useTranslation('video');
  const language = useLanguage();
  const { title } = textOf(video, useVideoTexts());
  const [frame, setFrame] = useState<Frame>();
  const { site, pageUrl } = source;
  useEffect(() => {
    if (frame?.state !== 'loading') return undefined;
    const timer = setTimeout(() => setFrame({ ...frame, state: 'failed' }), timeout);
    return () => clearTimeout(timer);
  }, [frame]);

  const openAt = async (seconds: number, takesFocus: boolean) => {
    // Offline a frame would show the browser's own page of errors.
    const state = (await isOffline()) ? 'failed' : 'loading';
    const address = playerAddress(source, language, seconds);
    setFrame((before) => ({ takesFocus, address, turn: (before?.turn ?? 0) + 1, state }));
  };
  return (
    <div className="card player">
      <div className="ratio ratio-16x9">
        {frame && frame.state !== 'failed' ? (
          <iframe
            key={frame.turn}
            ref={frame.takesFocus ? focus : undefined}
            src={frame.address}
            title={title}
            // It may play and open pages of its own, but not lead this one away.
            // oxlint-disable-next-line react/iframe-missing-sandbox -- in a frame of another origin the two do no harm
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
            allow="autoplay; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={() => setFrame({ ...frame, state: 'loaded' })}
          />
        ) : (
          <img src={publicFile(video.thumbnailUrl)} alt="" width="640" height="360" />
        )}
      </div>
      {frame?.state === 'failed' && <VideoFailed onRetry={() => void openAt(0, true)} />}
      <div className="d-flex flex-wrap align-items-center row-gap-2 column-gap-4 px-3 py-mid border-top fs-small">
        {!frame && (
          <>
            <p className="w-100 mb-0">{t('embedded.text', { site })}</p>
            <Button variant="outline" onClick={() => void openAt(0, true)}>
              {t('embedded.load', { site })}
            </Button>
          </>
        )}
        <a href={pageUrl} rel="noopener" className="btn btn-link p-0">
          {t('embedded.page', { site })}
        </a>
      </div>
      {video.captions && (
        <Transcript captions={video.captions} onPick={frame && ((seconds) => void openAt(seconds, false))} />
      )}
    </div>
  );
}

function focus(frame: HTMLIFrameElement | null) {
  frame?.focus();
}

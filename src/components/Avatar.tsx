import { useCallback, useState } from 'react';
import { publicFile } from '../lib/site';

export type ImageStatus = 'idle' | 'loading' | 'loaded' | 'error';

interface AvatarProps {
  /** Null for someone who is no member. */
  member: { id: string; name: string; avatarUrl?: string } | null;
  size?: 'small' | 'medium' | 'large';
}

/** Decorative: the name always stands beside it. The letter on the star's colour shows until the image does, and without it (M3). */
export function Avatar({ member, size = 'medium' }: AvatarProps) {
  const [status, setStatus] = useState<ImageStatus>(member?.avatarUrl ? 'loading' : 'idle');
  const checkEarlyResult = useCallback((image: HTMLImageElement | null) => {
    // An image in prerendered HTML may have loaded or failed before anyone listened.
    if (image?.complete && image.src) setStatus(image.naturalWidth > 0 ? 'loaded' : 'error');
  }, []);
  return (
    <span className={`avatar avatar-${size} star-${member?.id ?? 'guest'}`} data-image={status} aria-hidden="true">
      <span className="avatar-letter">{member?.name.charAt(0) ?? '?'}</span>
      {member?.avatarUrl && status !== 'error' && (
        <img
          ref={checkEarlyResult}
          src={publicFile(member.avatarUrl)}
          className="position-absolute top-0 start-0 w-100 h-100 object-fit-cover"
          alt=""
          width="160"
          height="160"
          loading="lazy"
          decoding="async"
          onLoad={() => setStatus('loaded')}
          onError={() => setStatus('error')}
        />
      )}
    </span>
  );
}

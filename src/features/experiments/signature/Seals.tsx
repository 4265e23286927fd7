import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../lib/store';
import { HashFigure } from '../HashFigure';
import { selectSignature } from './signatureSlice';

export const sealsPlace = 'signature-stage';

/** The seal that the key stamped, with the figure of what was signed, and the figure of the sentence as it is now. */
export function Seals() {
  const { t } = useTranslation('signature');
  const { signed, checked } = useAppSelector(selectSignature);
  const fits = signed && checked?.fits;
  return (
    <div id={sealsPlace} className="seals d-grid mb-mid">
      <figure className={signed ? 'is-stamped' : undefined}>
        <div className="seal d-grid align-items-center p-mid" key={signed?.signature}>
          {signed && <HashFigure hash={signed.hash} />}
        </div>
        <figcaption className="muted fs-small text-center">
          <Key />
          <span>{t('seal')}</span>
        </figcaption>
      </figure>
      <span className={`seals-sign ${fits ? 'text-success' : 'text-danger'}`} aria-hidden="true">
        {signed && (fits ? '=' : '≠')}
      </span>
      <figure className={signed ? (fits ? 'text-success' : 'text-danger') : undefined}>
        <div className="seal d-grid align-items-center p-mid">{checked && <HashFigure hash={checked.hash} />}</div>
        <figcaption className="muted fs-small text-center">{t('figure')}</figcaption>
      </figure>
    </div>
  );
}

function Key() {
  return (
    <svg className="d-block position-relative" viewBox="0 0 32 14" aria-hidden="true">
      <circle cx="7" cy="7" r="5" />
      <path d="M12 7h18v5M24 7v4" />
    </svg>
  );
}

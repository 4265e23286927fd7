import { Flare } from '../../components/Flare';

/** One star that brings others, and these the next ones, which are still missing. */
export function ChallengeFigure() {
  return (
    <svg
      className="figure challenge-figure"
      viewBox="0 0 360 240"
      width="360"
      height="240"
      aria-hidden="true"
    >
      <path d="M60 128 152 52M60 128 176 132M60 128 138 204" />
      <path className="dashed" d="M152 52 246 22M152 52 262 76M176 132 282 120" />
      <path className="dashed" d="M176 132 268 168M138 204 244 218M262 76 330 58M282 120 340 140" />
      <circle cx="246" cy="22" r="6" className="empty" />
      <circle cx="262" cy="76" r="6" className="empty" />
      <circle cx="282" cy="120" r="6" className="empty" />
      <circle cx="268" cy="168" r="6" className="empty" />
      <circle cx="244" cy="218" r="6" className="empty" />
      <circle cx="330" cy="58" r="4" className="empty" />
      <circle cx="340" cy="140" r="4" className="empty" />
      <circle cx="152" cy="52" r="4.5" className="dot" />
      <circle cx="176" cy="132" r="4.5" className="dot" />
      <circle cx="138" cy="204" r="4.5" className="dot" />
      <Flare x={60} y={128} radius={26} />
    </svg>
  );
}

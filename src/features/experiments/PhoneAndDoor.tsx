import { useAppSelector } from '../../lib/store';
import { letsIn, selectCredential, verdictOf } from './credentialSlice';

/** What the visitor holds, what goes to the door, and whether it opens. The words below say the same. */
export function PhoneAndDoor() {
  const { card, report, isLost } = useAppSelector(selectCredential);
  const isOpen = report && letsIn(verdictOf(report));
  const said = report ? report.seen.map(({ value }) => value) : [];
  return (
    <svg className="credential-scene d-block w-100 mb-mid" viewBox="0 0 320 104" aria-hidden="true">
      {!isLost && <path d="M30 8h36a8 8 0 0 1 8 8v72a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8ZM42 17h12" />}
      <path d="M30 36h36v28H30ZM35 45h16M35 54h24" className={card ? 'is-lit' : 'is-faint'} />
      <path d="M88 64H222M214 58l8 6-8 6" className={report ? 'is-lit' : 'is-faint'} />
      <text x="155" y="52" textAnchor="middle">
        {said.slice(0, 2).join(' · ') + (said.length > 2 ? ' …' : '')}
      </text>
      <path d="M232 98V10h60v88M224 98h76" />
      <path d={isOpen ? 'M232 10l36 14v74l-36-4M258 60v6' : 'M282 56v8'} className={isOpen ? 'is-open' : undefined} />
      {report && !isOpen && <path d="M248 44l28 28M276 44l-28 28" className="is-refused" />}
    </svg>
  );
}

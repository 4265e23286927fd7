import { Details } from '../layout/Details';

interface DigitsProps {
  name: string;
  summary: string;
  rows: [label: string, digits: string][];
}

/** The digits behind what is drawn, on demand. */
export function Digits({ name, summary, rows }: DigitsProps) {
  return (
    <Details name={name} className="digits">
      <summary>{summary}</summary>
      <dl>
        {rows.map(([label, digits]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code>{digits}</code>
            </dd>
          </div>
        ))}
      </dl>
    </Details>
  );
}

/** Two lower-case digits for each byte. */
export function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}

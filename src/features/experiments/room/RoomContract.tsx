import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../lib/store';
import { CheckInput } from '../../../components/CheckInput';
import { isBeginning, isCheck, lineNames, type LineName } from './room';
import { checkSwitched, selectRoom } from './roomSlice';

export const placeOf = (line: LineName) => `room-${line}`;

/** The lines of the contract: those of the last call are marked, the checks can be switched until it is published. */
export function RoomContract() {
  const { t } = useTranslation('room');
  const { on, last } = useAppSelector(selectRoom);

  const stateOf = (name: LineName) => {
    if (name === last?.refusedBy) return 'refused';
    if (isCheck(name) && last?.holes.includes(name)) return 'hole';
    return last?.lines.includes(name) ? 'done' : null;
  };
  return (
    <ol className="room-contract" aria-label={t('contract')}>
      {lineNames.map((name) => {
        const state = stateOf(name);
        const kinds = [
          state && `is-${state}`,
          isBeginning(name) && 'is-beginning',
          isCheck(name) && on[name] && 'is-on',
        ];
        return (
          <li key={name} className={kinds.filter(Boolean).join(' ') || undefined}>
            <Line name={name} />
            {state && <span className="visually-hidden"> {t(`marks.${state}`)}</span>}
          </li>
        );
      })}
    </ol>
  );
}

function Line({ name }: { name: LineName }) {
  const { t } = useTranslation('room');
  const dispatch = useAppDispatch();
  const { on, isPublished } = useAppSelector(selectRoom);
  const text = t(`lines.${name}`);
  if (!isCheck(name)) return <span>{text}</span>;
  if (isPublished) return on[name] ? <span>{text}</span> : <del>{text}</del>;
  return (
    <label className="flex-fill lh-sm">
      <CheckInput id={placeOf(name)} checked={on[name]} onChange={() => dispatch(checkSwitched(name))} />
      <span>{text}</span>
    </label>
  );
}

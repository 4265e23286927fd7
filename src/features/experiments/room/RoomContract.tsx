import { useTranslation } from 'react-i18next';
import { showSoon } from '../../../lib/focusSoon';
import { useAppSelector } from '../../../lib/store';
import { Details } from '../../layout/Details';
import { isBeginning, isCheck, lineNames, type LineName } from './room';
import { selectRoom } from './roomSlice';

const linesPlace = 'room-lines';

/** The lines of the contract, on demand: those of the last call are marked, and each guard is one of them. */
export function RoomContract() {
  const { t } = useTranslation('room');
  const { on, last, guarded, isPublished } = useAppSelector(selectRoom);

  const stateOf = (name: LineName) => {
    if (name === guarded) return 'placed';
    if (name === last?.refusedBy) return 'refused';
    if (isCheck(name) && last?.holes.includes(name)) return 'hole';
    return last?.lines.includes(name) ? 'done' : null;
  };
  return (
    <Details name="room-contract" className="digits">
      <summary onClick={() => showSoon(linesPlace)}>{t('contract', { lines: lineNames.length })}</summary>
      <ol id={linesPlace} className="room-contract">
        {lineNames.map((name) => {
          const state = stateOf(name);
          const isMissing = isCheck(name) && !on[name];
          const kinds = [
            state && `is-${state}`,
            isBeginning(name) && 'is-beginning',
            isCheck(name) && (on[name] ? 'is-guard' : 'is-missing'),
          ];
          const Text = isMissing && isPublished ? 'del' : 'span';
          return (
            <li key={name} className={kinds.filter(Boolean).join(' ') || undefined}>
              <Text>{t(`lines.${name}`)}</Text>
              {(state || isMissing) && <span className="visually-hidden"> {t(`marks.${state ?? 'missing'}`)}</span>}
            </li>
          );
        })}
      </ol>
    </Details>
  );
}

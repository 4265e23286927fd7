import { useTranslation } from 'react-i18next';
import { showSoon } from '../../../lib/focusSoon';
import { formatList } from '../../../lib/format';
import { useAppDispatch, useAppSelector } from '../../../lib/store';
import { useLanguage } from '../../../i18n/useLanguage';
import { calls, checksOf, people, type Call } from './room';
import { RoomDrawing } from './RoomDrawing';
import { contractCalled, personChosen, selectRoom } from './roomSlice';

export const stagePlace = 'room-stage';

/** The drawing; its arches and its people are buttons, which lie over it. */
export function RoomStage() {
  const { t } = useTranslation('room');
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const { on, chosen, last, guarded, found } = useAppSelector(selectRoom);
  /** One tap shows an injustice. */
  const isFirst = !last && !guarded && found.length === 0 && chosen === 'stranger';

  const guardsOf = (call: Call) => {
    const lines = checksOf(call).flatMap((check) => (on[check] ? [t(`lines.${check}`)] : []));
    return lines.length > 0 ? t('guards', { lines: formatList(lines, language) }) : t('noGuards');
  };
  return (
    <div id={stagePlace} className="experiment-stage room-stage position-relative">
      <RoomDrawing isFirst={isFirst} />
      {calls.map((call) => (
        <button
          key={call}
          type="button"
          className={isFirst && call === 'cancel' ? 'room-arch is-first' : 'room-arch'}
          aria-label={`${t(`calls.${call}`)}, ${guardsOf(call)}`}
          onClick={() => {
            dispatch(contractCalled({ call, caller: chosen }));
            showSoon(stagePlace);
          }}
        >
          <span>{t(`calls.${call}`)}</span>
        </button>
      ))}
      {people.map((person) => (
        <button
          key={person}
          type="button"
          className="room-person"
          aria-pressed={chosen === person}
          onClick={() => dispatch(personChosen(person))}
        >
          <span>{t(`names.${person}`)}</span>
        </button>
      ))}
    </div>
  );
}

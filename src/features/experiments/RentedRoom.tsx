import { useTranslation } from 'react-i18next';
import en from '../../../locales/en/room.json';
import es from '../../../locales/es/room.json';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { addOwnTexts } from '../../i18n/loadedLanguages';
import { ExperimentFrame } from './ExperimentFrame';
import { Prediction } from './Prediction';
import { RoomCallers } from './RoomCallers';
import { RoomContract } from './RoomContract';
import { roomPredicted, selectRoom } from './roomSlice';
import { RoomVerdict } from './RoomVerdict';

addOwnTexts('room', { es, en });

/** A contract with four checks missing, and three people who call it: break it, mend it, publish it. */
export function RentedRoom() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { prediction, isTried } = useAppSelector(selectRoom);
  return (
    <ExperimentFrame name="room" hasStyles title={t('room.title')} lead={t('room.lead')} outcome={t('room.outcome')}>
      <Prediction
        question={t('room.prediction.question')}
        answers={{ cancels: t('room.prediction.cancels'), refuses: t('room.prediction.refuses') }}
        right="cancels"
        chosen={prediction}
        isTried={isTried}
        why={t('room.prediction.why')}
        onChoose={(answer) => dispatch(roomPredicted(answer))}
      />
      <RoomVerdict />
      <div className="auto-grid row-gap-3 column-gap-4 mb-3">
        <RoomCallers />
        <RoomContract />
      </div>
      <p className="experiment-note">{t('room.note')}</p>
    </ExperimentFrame>
  );
}

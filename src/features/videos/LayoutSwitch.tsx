import Button from 'react-bootstrap/Button';
import ButtonGroup from 'react-bootstrap/ButtonGroup';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { layoutChosen, selectLayout } from './videoFiltersSlice';

const layouts = [
  { layout: 'grid', icon: 'M2 2h5v5H2zM9 2h5v5H9zM2 9h5v5H2zM9 9h5v5H9z' },
  { layout: 'list', icon: 'M2 3h4v4H2zM2 9h4v4H2zM8.5 5H14M8.5 11H14' },
] as const;

export function LayoutSwitch() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectLayout);
  return (
    <ButtonGroup aria-label={t('videos.layout.label')} className="layout-switch">
      {layouts.map(({ layout, icon }) => (
        <Button
          key={layout}
          variant="outline-light"
          active={chosen === layout}
          aria-pressed={chosen === layout}
          onClick={() => dispatch(layoutChosen(layout))}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d={icon} />
          </svg>
          {t(`videos.layout.${layout}`)}
        </Button>
      ))}
    </ButtonGroup>
  );
}

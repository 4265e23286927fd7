import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import Stack from 'react-bootstrap/Stack';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { AppLink, ButtonLink } from '../../components/AppLink';
import { LetterFigure } from '../../components/sky/LetterFigure';
import { focusSoon } from '../../lib/focusSoon';
import { brand } from '../../lib/site';
import { paths } from '../../lib/paths';
import { selectLessonToRead } from '../lessons/lessonsSlice';
import { PageShareButton } from '../share/ShareButton';
import { prepareToSubmit } from '../waitlist/submitWaitlist';
import type { MailLinkKind } from '../waitlist/waitlistService';
import { followMailLink, keepMailOutcome, selectMailLinkStatus } from './mailLinksSlice';

/** What a link in a mail opens: nothing changes before its button is pressed (B3, B4). */
export function MailLink({ kind }: { kind: MailLinkKind }) {
  const { t } = useTranslation(['links', 'common']);
  const dispatch = useAppDispatch();
  const status = useAppSelector((state) => selectMailLinkStatus(state, kind));
  const lesson = useAppSelector(selectLessonToRead);
  const prepare = () => dispatch(prepareToSubmit());
  const isPending = status === 'pending';
  const shown = isPending ? 'idle' : status;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(status);

  useEffect(() => {
    // What is found on arrival leaves the focus where it is.
    const isAnswer = before.current === 'pending' && status !== 'pending';
    before.current = status;
    return isAnswer ? focusSoon(() => heading.current) : undefined;
  }, [status]);

  // Here, not when the answer arrives: the visitor may be on another page by then.
  useEffect(() => {
    if (status === 'done' || status === 'invalid') dispatch(keepMailOutcome(kind, status));
  }, [dispatch, kind, status]);

  return (
    <div className="card coming-soon mx-auto text-center">
      <div className="card-body">
        <LetterFigure isWhole={kind === 'confirm' ? shown === 'done' : shown !== 'done'} />
        <h1 ref={heading} tabIndex={-1}>
          {t(`${kind}.${shown}.title`)}
        </h1>
        <p className="muted mx-auto">{t(`${kind}.${shown}.text`)}</p>
        {shown === 'idle' || shown === 'failed' ? (
          <Button
            aria-disabled={isPending}
            onFocus={prepare}
            onPointerEnter={prepare}
            onClick={() => void dispatch(followMailLink(kind))}
          >
            {isPending ? t(`${kind}.pending`) : t(`${kind}.${shown}.action`)}
          </Button>
        ) : (
          <Stack direction="horizontal" gap={2} className="flex-wrap justify-content-center">
            {kind === 'confirm' && shown === 'done' ? (
              <>
                <PageShareButton title={brand} path={paths.home} label={t('confirm.done.action')} variant="primary" />
                <ButtonLink to={paths.video(lesson)} variant="outline">
                  {t('confirm.done.read')}
                </ButtonLink>
              </>
            ) : (
              <ButtonLink to={kind === 'leave' && shown !== 'done' ? paths.privacy : paths.waitlist}>
                {t(`${kind}.${shown}.action`)}
              </ButtonLink>
            )}
          </Stack>
        )}
        {shown === 'idle' && (
          <noscript>
            <p className="waitlist-problem mt-3">{t(`${kind}.noScript`)}</p>
            {kind === 'leave' && (
              <p>
                <AppLink to={paths.privacy}>{t('leave.missing.action')}</AppLink>
              </p>
            )}
          </noscript>
        )}
        {(shown === 'idle' || shown === 'missing') && <p className="caption mx-auto mt-4 mb-0">{t(`${kind}.note`)}</p>}
      </div>
    </div>
  );
}

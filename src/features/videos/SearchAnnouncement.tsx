import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage';
import { formatList } from '../../lib/format';
import { useAppSelector } from '../../lib/store';
import { selectMemberOffers, selectTagOffers } from './TagOffers';
import { selectFilters } from './videoFiltersSlice';
import type { LessonAnswer } from './useLessonAnswer';
import { textOf, useTagLabel, useVideoTexts } from './videoTexts';

/** After the last letter. */
const pauseMs = 700;

interface SearchAnnouncementProps {
  count: number;
  /** Undefined while it is loaded: there is nothing to say yet where nothing is found. */
  answer: LessonAnswer | undefined;
  /** It says the number, too: where a press has led to it, that is enough. */
  heading: RefObject<HTMLElement | null>;
}

/** Read aloud once a visitor has stopped typing or choosing: how many videos are found, and what the search may mean (B25). */
export function SearchAnnouncement({ count, answer, heading }: SearchAnnouncementProps) {
  const { t } = useTranslation('videos');
  const texts = useVideoTexts();
  const labelOf = useTagLabel();
  const filters = useAppSelector(selectFilters);
  const offers = useAppSelector((state) => selectTagOffers(state, texts, labelOf));
  const members = useAppSelector(selectMemberOffers);
  const language = useLanguage();
  const titles = answer?.lessons.map((video) => textOf(video, texts).title) ?? [];
  const isComing = count === 0 && !answer;
  const message = [
    t('count', { count }),
    ...offers.map((offer) => t('filters.offer', { count: offer.count, tag: offer.label })),
    ...members.map((member) => t('filters.member', { count: member.count, name: member.name })),
    ...(answer ? [`${t(`none.${answer.kind}`, { count: titles.length })} ${formatList(titles, language)}`] : []),
  ].join('. ');
  const said = useRef<HTMLParagraphElement>(null);
  const shown = useRef(filters);
  useEffect(() => {
    const paragraph = said.current!;
    // Emptied, so that the same number is read again after another letter.
    paragraph.textContent = '';
    if (shown.current === filters || isComing) return undefined;
    const timer = window.setTimeout(() => {
      shown.current = filters;
      if (document.activeElement !== heading.current) paragraph.textContent = message;
    }, pauseMs);
    return () => window.clearTimeout(timer);
  }, [filters, heading, isComing, message]);
  return <p ref={said} className="visually-hidden" aria-live="polite" />;
}

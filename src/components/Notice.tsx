import { ButtonLink } from './AppLink';
import { FourStars } from './sky/stars';

interface NoticeProps {
  title: string;
  text: string;
  level?: 1 | 2;
  /** Where the way on leads, and its words. */
  to: string;
  action: string;
}

/** An empty or missing state: a little drawing, a sentence and a way on. */
export function Notice({ title, text, level = 1, to, action }: NoticeProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="notice px-3 text-center">
      <FourStars />
      <Heading className="h2">{title}</Heading>
      <p className="muted">{text}</p>
      <ButtonLink to={to} variant="outline">
        {action}
      </ButtonLink>
    </div>
  );
}

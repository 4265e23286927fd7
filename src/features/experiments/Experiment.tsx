import { lazy, memo, Suspense, type ComponentType } from 'react';
import { fetchCode } from '../../lib/online';

/** The experiments by the video whose lesson they belong to. */
const experiments: Record<string, ComponentType> = {
  video3: experiment(async () => (await import('./Chain')).Chain),
  video17: experiment(async () => (await import('./Signature')).Signature),
  video19: experiment(async () => (await import('./Voting')).Voting),
};

export const experimentIds = Object.keys(experiments);

/**
 * What can be tried beside a lesson, or nothing. Its code comes after the page, whose HTML already shows it. Without changes from
 * the page, so that it keeps this HTML until then.
 */
export const Experiment = memo(function Experiment({ videoId }: { videoId: string }) {
  const Tools = experiments[videoId];
  return Tools ? (
    <Suspense fallback={<div className="page-loading" aria-busy="true" />}>
      <Tools />
    </Suspense>
  ) : null;
});

/** Where its code fails to load, the page works without it, and the controls of its HTML stay disabled. */
function experiment(load: () => Promise<ComponentType>) {
  return lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        fetchCode(load).then(
          (component) => resolve({ default: component }),
          (error: unknown) => console.error('An experiment could not be fetched.', error),
        );
      }),
  );
}

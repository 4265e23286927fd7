import { memo, Suspense } from 'react';
import { lazyComponent } from '../../components/loadable';

/** The experiments by the video whose lesson they belong to. */
const experiments: Record<string, ReturnType<typeof lazyComponent>> = {
  video3: lazyComponent(async () => (await import('./Chain')).Chain),
  video5: lazyComponent(async () => (await import('./Sight')).Sight),
  video6: lazyComponent(async () => (await import('./Scam')).Scam),
  video8: lazyComponent(async () => (await import('./Credential')).Credential),
  video9: lazyComponent(async () => (await import('./RentedRoom')).RentedRoom),
  video11: lazyComponent(async () => (await import('./Token')).Token),
  video17: lazyComponent(async () => (await import('./Signature')).Signature),
  video19: lazyComponent(async () => (await import('./Voting')).Voting),
};

export const experimentIds = Object.keys(experiments);

/**
 * What can be tried beside a lesson, or nothing. Its code comes after the page, whose HTML already shows it. Without changes from
 * the page, so that it keeps this HTML until then; where its code fails to load, the controls stay disabled.
 */
export const Experiment = memo(function Experiment({ videoId }: { videoId: string }) {
  const experiment = experiments[videoId];
  return experiment ? (
    <Suspense fallback={<div className="min-vh-100" aria-busy="true" />}>
      <experiment.Component />
    </Suspense>
  ) : null;
});

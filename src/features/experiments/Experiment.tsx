import { memo, Suspense, type ComponentType } from 'react';
import { lazyComponent, withTexts } from '../../components/loadable';
import { useLanguage } from '../../i18n/useLanguage';
import { namespace } from '../../i18n/texts';
import { ownEntry } from '../../lib/payload';
import { experimentNames } from '../lessons/experimentIds';
import type { ExperimentName } from './experimentsSlice';
import { chainFiles } from './chain/HomeExperiment';

/** The experiments by the video whose lesson they belong to. */
const experiments: Record<keyof typeof experimentNames, ReturnType<typeof experiment>> = {
  video3: experiment(experimentNames.video3, async () => (await import('./chain/Chain')).Chain, chainFiles),
  video5: experiment(experimentNames.video5, async () => (await import('./sight/Sight')).Sight, {
    es: () => import('../../../locales/es/sight.json'),
    en: () => import('../../../locales/en/sight.json'),
  }),
  video6: experiment(experimentNames.video6, async () => (await import('./scam/Scam')).Scam, {
    es: () => import('../../../locales/es/scam.json'),
    en: () => import('../../../locales/en/scam.json'),
  }),
  video8: experiment(experimentNames.video8, async () => (await import('./credential/Credential')).Credential, {
    es: () => import('../../../locales/es/credential.json'),
    en: () => import('../../../locales/en/credential.json'),
  }),
  video9: experiment(experimentNames.video9, async () => (await import('./room/RentedRoom')).RentedRoom, {
    es: () => import('../../../locales/es/room.json'),
    en: () => import('../../../locales/en/room.json'),
  }),
  video11: experiment(experimentNames.video11, async () => (await import('./token/Token')).Token, {
    es: () => import('../../../locales/es/token.json'),
    en: () => import('../../../locales/en/token.json'),
  }),
  video17: experiment(experimentNames.video17, async () => (await import('./signature/Signature')).Signature, {
    es: () => import('../../../locales/es/signature.json'),
    en: () => import('../../../locales/en/signature.json'),
  }),
  video18: experiment(experimentNames.video18, async () => (await import('./hat/PassedHat')).PassedHat, {
    es: () => import('../../../locales/es/hat.json'),
    en: () => import('../../../locales/en/hat.json'),
  }),
  video19: experiment(experimentNames.video19, async () => (await import('./vote/Voting')).Voting, {
    es: () => import('../../../locales/es/vote.json'),
    en: () => import('../../../locales/en/vote.json'),
  }),
  video20: experiment(experimentNames.video20, async () => (await import('./box/CommonBox')).CommonBox, {
    es: () => import('../../../locales/es/box.json'),
    en: () => import('../../../locales/en/box.json'),
  }),
};

type Files = Parameters<typeof namespace>[1];

function experiment(name: ExperimentName, importComponent: () => Promise<ComponentType>, files: Files) {
  const texts = namespace(name, files);
  const { Component } = lazyComponent(async () => withTexts(texts, await importComponent()));
  return { name, texts, Component };
}

export function experimentOf(videoId: string): ReturnType<typeof experiment> | undefined {
  return ownEntry(experiments, videoId);
}

/**
 * What can be tried beside a lesson, or nothing. Its code comes after the page, whose HTML already shows it. Without changes from
 * the page, so that it keeps this HTML until then; where its code fails to load, the controls stay disabled.
 */
export const Experiment = memo(function Experiment({ videoId }: { videoId: string }) {
  const experiment = experimentOf(videoId);
  const language = useLanguage();
  // Beside the code, not after it.
  experiment?.texts[language].begin();
  return experiment ? (
    <Suspense fallback={<div className="min-vh-100" aria-busy="true" />}>
      <experiment.Component />
    </Suspense>
  ) : null;
});

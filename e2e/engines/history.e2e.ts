import { journey } from '../support/engines/journey';

journey('B18, V1–V3, M1 goes back and forward through the pages as they were', async (visit) => {
  const { tab, t, at, isPhone, open, counts, arrives } = visit;
  await open('/videos?tag=comunidad');
  await counts({ role: 'button', name: t('videos.filters.clear') }, 1);
  if (isPhone) await tab.press({ role: 'button', name: t('nav.openMenu') });
  await tab.press({ role: 'link', name: t('nav.community'), within: isPhone ? 'dialog' : 'banner' });
  await arrives(at('/community'));
  // The page before it has such a link, too.
  await counts({ role: 'heading', name: t('community.title'), within: 'main' }, 1);
  await tab.press({ role: 'link', name: t('common.joinWaitlist'), within: 'main' });
  await arrives(at('/waitlist'));
  await counts({ role: 'heading', name: t('waitlist.title'), within: 'main' }, 1);

  await tab.back();
  await arrives(at('/community'));
  await tab.back();
  await arrives(at('/videos?tag=comunidad'));
  await counts({ role: 'button', name: t('videos.filters.clear') }, 1);
  await tab.forward();
  await arrives(at('/community'));
  await tab.forward();
  await counts({ role: 'heading', name: t('waitlist.title'), within: 'main' }, 1);
});

import { makeStore } from '../app/store';
import { beginningToggled } from '../features/begin/beginSlice';
import { commentLiked, commentPosted } from '../features/comments/commentsSlice';
import { badgeVisibilitySet, debugClosed, reportCopied, reportCopyFailed } from '../features/debug/debugSlice';
import { boxOpened, boxRestarted, planChanged } from '../features/experiments/box/boxSlice';
import { noncesTried, originalBlocks, repairBlock, writeBlock } from '../features/experiments/chain/blocks';
import { chainRestarted, raceChanged, repairStopped } from '../features/experiments/chain/chainSlice';
import * as hat from '../features/experiments/hat/hatSlice';
import { cheatChosen, claimToggled, phoneLost } from '../features/experiments/credential/credentialSlice';
import { predicted, predictionFolded } from '../features/experiments/experimentsSlice';
import { issueCard, showCard } from '../features/experiments/credential/identityCard';
import * as room from '../features/experiments/room/roomSlice';
import { messageDecided, nextMessageShown, scamRestarted } from '../features/experiments/scam/scamSlice';
import { browserForgotten, browserSeen, factToggled, personChanged } from '../features/experiments/sight/sightSlice';
import { makeKeys, signText, writeText } from '../features/experiments/signature/signatureSlice';
import * as token from '../features/experiments/token/tokenSlice';
import { voteChanged } from '../features/experiments/vote/voteSlice';
import { termToggled } from '../features/glossary/glossarySlice';
import { motionToggled, starPressed } from '../features/sky/starfieldSlice';
import * as layout from '../features/layout/layoutSlice';
import { answerChosen, answerCommitted, partLookedUp, partReached, partRead } from '../features/lessons/lessonsSlice';
import { secondPassed, slideShown, slidesToggled } from '../features/lessons/slidesSlice';
import { followMailLink, outcomeFound } from '../features/mailLinks/mailLinksSlice';
import { followersDrawn, memberFollowToggled } from '../features/members/membersSlice';
import * as toasts from '../features/toasts/toastsSlice';
import * as videoFilters from '../features/videos/videoFiltersSlice';
import { videoLikeToggled } from '../features/videos/videosSlice';
import { mailAnswered, submitWaitlist } from '../features/waitlist/submitWaitlist';
import * as waitlist from '../features/waitlist/waitlistSlice';
import * as location from '../router/locationSlice';
import { arriveAt } from '../router/navigate';
import { fakeServices } from './fakeServices';

const size = { width: 1280, height: 800 };
const browserFacts = {
  timeZone: 'Europe/Madrid',
  languages: ['es'],
  screen: size,
  window: size,
  ratio: 2,
  system: null,
  cores: 8,
  memory: null,
  isTouch: false,
  isDark: true,
  lessMotion: false,
  moreContrast: false,
  fonts: ['Roboto'],
};
const [first] = originalBlocks;
const changed = { number: 1, text: 'Nova → Mira: 9', previous: first!.previous, nonce: first!.nonce };
const wanted = { number: 1, text: changed.text, previous: '' };

/** A visit that does each thing that there is: what the store keeps of it, each action with the state before it. */
export async function recordVisit() {
  const store = makeStore(fakeServices());
  const { dispatch } = store;
  const all = (...actions: Parameters<typeof dispatch>[0][]) => actions.forEach((action) => dispatch(action));

  all(arriveAt('/', 'load', null), arriveAt('/?forceMobile=true', 'load', null, 'gone'));
  all(layout.viewportMeasured({ viewport: size, mobileReasons: [] }));
  all(layout.viewportMeasured({ viewport: size, mobileReasons: ['narrow'] }));
  all(layout.menuToggled(), layout.menuToggled(true), layout.membersToggled(), layout.membersToggled(true));
  all(layout.pageScrolled(true), layout.debugOpened(), layout.detailsToggled({ id: 'video3-terms', isOpen: true }));
  all(reportCopied(), reportCopyFailed(), debugClosed(), badgeVisibilitySet(false));
  all(motionToggled(), motionToggled(true), starPressed('vega'), beginningToggled('genZ'), beginningToggled('path'));
  all(location.linkFollowed(), arriveAt('/videos?tag=web3&q=a', 'link', { scrollToCommunity: true }));
  all(videoFilters.searchTyped('zzz'), videoFilters.tagToggled('web3'), videoFilters.tagToggled('tokens'));
  all(videoFilters.offerTaken('tokens'), videoFilters.layoutChosen('map'), videoFilters.tagListToggled());
  all(videoFilters.tagListToggled(true), location.queryChanged('?q=b'), videoFilters.filtersCleared());
  all(location.languageChosen(), location.pathChanged('/en/videos'), location.languageFailed());
  all(arriveAt('/video/video3', 'history', null), videoLikeToggled('video1'), videoLikeToggled('video1'));
  all(partReached('video3-steps'), partRead('video3-steps'));
  all(partLookedUp({ check: 'video3-checks-1', part: 'video3-steps-2' }));
  all(answerChosen({ check: 'video3-checks-1', answer: 2 }), answerCommitted('video3-checks-1'));
  all(termToggled('lead-web3'), slideShown({ videoId: 'video3', slide: 2, isRunning: true }));
  all(secondPassed(), slidesToggled(), slidesToggled(true));
  all(commentPosted('video3', 'Hello'), commentPosted('video3', 'Again'), commentLiked('comment1'));
  all(predicted({ chain: 'all', vote: 'yes' }), predictionFolded({ chain: true }));

  all(raceChanged({ share: 40, behind: 3 }), writeBlock.pending('w1', changed));
  all(writeBlock.fulfilled('00ab', 'w1', changed));
  all(writeBlock.rejected(null, 'w2', changed), repairBlock.pending('r1', wanted), noncesTried(1024));
  all(repairBlock.fulfilled({ nonce: 7, hash: '000a' }, 'r1', wanted), repairBlock.rejected(null, 'r2', wanted));
  all(repairBlock.pending('r3', wanted), repairStopped(), chainRestarted());

  await dispatch(issueCard());
  const show = () => {
    const { card, shown, cheat } = store.getState().credential!;
    return dispatch(showCard({ card: card!, shown, cheat }));
  };
  await show();
  all(claimToggled('name'), cheatChosen('list'));
  await show();
  all(issueCard.rejected(null, 'c1'), phoneLost(), showCard.rejected(null, 'c2', {} as never));

  all(room.personChosen('leo'), room.contractCalled({ call: 'cancel', caller: 'leo' }), room.guardPlaced());
  all(room.contractPublished(), room.roomRestarted());
  all(messageDecided(false), nextMessageShown(), messageDecided(true), scamRestarted());
  all(browserSeen({ browserFacts }), browserForgotten(), factToggled('day'), personChanged());

  const publicKey = (await dispatch(makeKeys())).payload as string;
  await dispatch(writeText({ text: 'Hello' }));
  const signed = { publicKey, text: 'Hello' };
  await dispatch(signText(signed));
  const { signature } = store.getState().signature!.signed!;
  const other = { publicKey, signature, text: 'Hallo' };
  await dispatch(writeText(other));
  all(writeText.rejected(null, 's2', other));
  all(signText.rejected(null, 's3', signed), makeKeys.rejected(null, 's4'));

  all(token.moveChanged({ to: 'mira', amount: 2 }), token.tokensMoved());
  all(token.permissionChosen(2), token.permissionChosen('unlimited'), token.programAllowed(2), token.programTook());
  all(token.programAllowed('unlimited'), token.programTook(), token.programTook(), token.tokenRestarted());
  all(voteChanged({ counts: 'tokens', members: 9, turnout: 30, quorum: 20, share: 60 }));
  all(boxOpened(), planChanged({ give: 50, take: 30, hasHelp: true }), boxRestarted());
  all(hat.hatPassed(), hat.hatChoiceChanged({ payer: 'audience', concentration: 'high' }));
  all(hat.keptChanged({ fee: 20 }), hat.attentionShown(), hat.hatRestarted());
  all(location.pageFailedToLoad('offline'), location.pageRetried());

  all(memberFollowToggled('vega'), memberFollowToggled('vega'), followersDrawn('vega'));
  all(toasts.linkCopied(), toasts.linkCopyFailed('https://example.org/'), toasts.linkCopied(), toasts.pictureFailed());
  const { id } = store.getState().toasts[0]!;
  all(toasts.toastHeld(id), toasts.toastReleased(id), toasts.pageLeft(), toasts.toastDismissed(id));

  const submit = submitWaitlist as unknown as Record<
    'pending' | 'fulfilled' | 'rejected',
    (...of: unknown[]) => { type: string }
  >;
  all(waitlist.cardNameToggled(), waitlist.cardNameToggled(true));
  all(waitlist.cardSaveEnded('saved'), waitlist.cardSaveEnded('failed'), waitlist.signUpInterrupted());
  all(submit.pending('q1'), submit.rejected(null, 'q1', undefined, 'offline'));
  all(submit.pending('q2'), submit.fulfilled(undefined, 'q2'));
  all(mailAnswered({ signUpId: 'q2', wait: 'hours' }), mailAnswered({ signUpId: 'q2', wait: 'unknown' }));
  all(waitlist.anotherEmailRequested());

  all(outcomeFound({ kind: 'leave', outcome: 'done' }), followMailLink.pending('m1', 'confirm'));
  all(followMailLink.fulfilled(undefined, 'm1', 'confirm'), followMailLink.rejected(null, 'm2', 'leave', 'invalid'));
  return store.visit;
}

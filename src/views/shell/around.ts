/** What stands around a page and can wait until somebody is there, in one piece: it comes with their first sign. */
export { DownloadsIndicator } from '../evidence/shared/DownloadsIndicator.tsx';
export { WaitingFollowed, WaitingMark } from '../evidence/shared/WaitingMark.tsx';
export { HelpCornerView } from '../help/shared/HelpCornerView.tsx';
export { MessagesIndicator } from '../messages/shared/MessagesIndicator.tsx';
export { ArrivalDialogs } from '../notices/shared/ArrivalDialogs.tsx';
export { WorkbenchEntry } from './crossings/WorkbenchEntry.tsx';
export { ActingEndedNotice } from './crossings/ActingEndedNotice.tsx';
export { CrossingDialogs } from './crossings/CrossingDialogs.tsx';
export { PaletteOnBar } from './palette/PaletteOnBar.tsx';

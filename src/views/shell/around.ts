/** The parts around a page that can wait, bundled in one chunk. It is loaded at the first sign of the user. */
export { DownloadsIndicator } from '../evidence/shared/DownloadsIndicator.tsx';
export { WaitingFollowed, WaitingMark } from '../evidence/shared/WaitingMark.tsx';
export { HelpCornerView } from '../help/shared/HelpCornerView.tsx';
export { MessagesIndicator } from '../messages/shared/MessagesIndicator.tsx';
export { ArrivalDialogs } from '../notices/shared/ArrivalDialogs.tsx';
export { WorkbenchEntry } from './context-switch/WorkbenchEntry.tsx';
export { ActingEndedNotice } from './context-switch/ActingEndedNotice.tsx';
export { ContextSwitchDialogs } from './context-switch/ContextSwitchDialogs.tsx';
export { PaletteOnBar } from './palette/PaletteOnBar.tsx';

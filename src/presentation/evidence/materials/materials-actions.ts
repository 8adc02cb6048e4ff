import type { MaterialsPresenter } from './materials-presenter.ts';

/** What somebody does on the page, by what they do it with; everything to be read stands in the view model. */
export interface MaterialsActions extends Pick<
  MaterialsPresenter,
  | 'stageChosen'
  | 'documentWanted'
  | 'refusalRead'
  | 'checkPressed'
  | 'exitPressed'
  | 'previewPressed'
  | 'previewClosed'
  | 'foldPressed'
  | 'itemPressed'
  | 'tabChosen'
  | 'readAgainPressed'
  | 'allReadAgainPressed'
> {
  readonly work: Pick<
    MaterialsPresenter['work'],
    | 'typed'
    | 'separatorsRemoved'
    | 'entered'
    | 'fieldEntered'
    | 'fieldLeft'
    | 'comparedPressed'
    | 'nextPressed'
    | 'confirmPressed'
    | 'allConfirmed'
    | 'doubtTaken'
    | 'newFileTaken'
    | 'saveNowPressed'
    | 'conflictSettled'
  >;
  readonly files: Pick<MaterialsPresenter['files'], 'given' | 'pasted' | 'replaced' | 'pageAdded' | 'pageRemoved'>;
  readonly sheets: Pick<MaterialsPresenter['sheets'], 'opened' | 'closed' | 'given' | 'templatePressed'>;
  readonly marks: Pick<MaterialsPresenter['marks'], 'judged'>;
  readonly hold: Pick<MaterialsPresenter['hold'], 'view'>;
  readonly uploads: Pick<
    MaterialsPresenter['uploads'],
    'resumePressed' | 'cancelPressed' | 'retryPressed' | 'dismissed'
  >;
  readonly unfinished: Pick<MaterialsPresenter['unfinished'], 'given' | 'goneOnWith' | 'letGo'>;
  readonly removal: Pick<
    MaterialsPresenter['removal'],
    | 'pressed'
    | 'pickingStarted'
    | 'pickingEnded'
    | 'pickToggled'
    | 'allPicked'
    | 'pickedPressed'
    | 'dropped'
    | 'confirmed'
    | 'chosen'
  >;
  readonly removed: Pick<MaterialsPresenter['removed'], 'addPressed' | 'dismissed'>;
  readonly news: MaterialsPresenter['news'];
  /** With a view of its own, that of a dialog. */
  readonly earlier: MaterialsPresenter['earlier'];
  /** The same. */
  readonly together: MaterialsPresenter['together'];
  /** The same. */
  readonly orderFill: MaterialsPresenter['orderFill'];
}

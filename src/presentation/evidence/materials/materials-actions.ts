import type { MaterialsPresenter } from './materials-presenter.ts';

/** The user's actions on the page, by their subject. What the page shows is in the view model. */
export interface MaterialsActions extends Pick<
  MaterialsPresenter,
  | 'stageChosen'
  | 'documentLinkPressed'
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
    | 'separatorsRemovePressed'
    | 'documentEntered'
    | 'fieldEntered'
    | 'fieldLeft'
    | 'comparedPressed'
    | 'nextPressed'
    | 'confirmPressed'
    | 'confirmAllPressed'
    | 'offerTaken'
    | 'newFileTaken'
    | 'saveNowPressed'
    | 'conflictSettled'
  >;
  readonly files: Pick<
    MaterialsPresenter['files'],
    'filesGiven' | 'filesPasted' | 'fileReplaced' | 'pagesAdded' | 'pageRemovePressed'
  >;
  readonly sheets: Pick<MaterialsPresenter['sheets'], 'opened' | 'closed' | 'sheetsGiven' | 'templatePressed'>;
  readonly marks: Pick<MaterialsPresenter['marks'], 'verdictGiven'>;
  readonly restriction: Pick<MaterialsPresenter['restriction'], 'view'>;
  readonly uploads: Pick<
    MaterialsPresenter['uploads'],
    'resumePressed' | 'cancelPressed' | 'retryPressed' | 'dismissPressed'
  >;
  readonly unfinished: Pick<MaterialsPresenter['unfinished'], 'fileGiven' | 'resumePressed' | 'abandonPressed'>;
  readonly removal: Pick<
    MaterialsPresenter['removal'],
    | 'removePressed'
    | 'pickingPressed'
    | 'pickingEnded'
    | 'pickToggled'
    | 'allPicked'
    | 'pickedPressed'
    | 'removalDropped'
    | 'removalConfirmed'
    | 'chosen'
  >;
  readonly papers: Pick<MaterialsPresenter['papers'], 'dividePressed' | 'movePressed' | 'keepPressed'>;
  readonly removed: Pick<MaterialsPresenter['removed'], 'addPressed' | 'dismissed'>;
  readonly standardNews: MaterialsPresenter['standardNews'];
  /** It has its own view, for its dialog. */
  readonly earlier: MaterialsPresenter['earlier'];
  /** It has its own view, for its dialog. */
  readonly sharedChange: MaterialsPresenter['sharedChange'];
  /** It has its own view, for its dialog. */
  readonly orderFill: MaterialsPresenter['orderFill'];
}

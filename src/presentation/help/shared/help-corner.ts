import type { FeedbackForm } from './feedback-form.ts';
import type { PageHelp } from './page-help.ts';
import type { RightBar } from './right-bar.ts';
import type { Tour } from './tour.ts';
import type { SurveyForm } from './survey-form.ts';

/** What stands at the right edge of every page, and what opens from there. */
export interface HelpCorner {
  readonly bar: RightBar;
  readonly help: PageHelp;
  /** Which build of the portal this is; empty where it is not known. */
  readonly version: string;
  readonly feedback: FeedbackForm;
  readonly survey: SurveyForm;
  readonly tour: Tour;
}

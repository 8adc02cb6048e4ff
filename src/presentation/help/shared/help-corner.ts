import type { FeedbackForm } from './feedback-form.ts';
import type { PageHelp } from './page-help.ts';
import type { RightBar } from './right-bar.ts';
import type { Tour } from './tour.ts';
import type { SurveyForm } from './survey-form.ts';

/** The bar at the right edge of every page, and what it opens. */
export interface HelpCorner {
  readonly bar: RightBar;
  readonly help: PageHelp;
  /** The build of the portal; empty if unknown. */
  readonly version: string;
  readonly feedback: FeedbackForm;
  readonly survey: SurveyForm;
  readonly tour: Tour;
}

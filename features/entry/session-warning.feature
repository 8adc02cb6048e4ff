Feature: Warning before a session ends
  A session ends half an hour after the user's last action, and after twelve hours in any case. Two minutes before,
  the portal says so and offers to extend it. A user who returns later finds the same page and the text that was
  typed.

  Background:
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
    And Zhou Siyuan has uploaded the invoice "01287734"

  Rule: The warning appears two minutes before the session ends

    Scenario: No warning appears after 27 minutes of absence
      When Zhou Siyuan is away for 27 minutes
      Then nothing is said to Zhou Siyuan of the session's end

    Scenario: The warning appears after 28 minutes of absence
      When Zhou Siyuan is away for 28 minutes
      Then Zhou Siyuan is told that the session ends in 2 minutes

    Scenario: No warning appears while the user works
      When 40 minutes pass in which Zhou Siyuan works
      Then nothing is said to Zhou Siyuan of the session's end

  Rule: A session ends after twelve hours, and a warning appears ten minutes before

    Scenario: No warning appears before the last ten minutes of a long session
      When 705 minutes pass in which Zhou Siyuan works
      Then nothing is said to Zhou Siyuan of the session's end

    Scenario: A warning appears in the last ten minutes of a long session
      When 711 minutes pass in which Zhou Siyuan works
      Then Zhou Siyuan is told that the session ends for good within 10 minutes

  Rule: A user who chooses to stay has another half an hour

    Scenario: The warning closes when the user stays
      Given Zhou Siyuan has been away for 28 minutes
      When Zhou Siyuan stays
      Then nothing is said to Zhou Siyuan of the session's end

    Scenario: A user who has stayed can still save 27 minutes later
      Given Zhou Siyuan has been away for 28 minutes
      And Zhou Siyuan has stayed
      And Zhou Siyuan has been away for 27 minutes
      When Zhou Siyuan fills in the invoice "01287734" as a "GENERAL_VAT_ELEC" for ¥96,300.00
      Then the invoice "01287734" is for ¥96,300.00

    Scenario: The warning appears again after the next absence
      Given Zhou Siyuan has been away for 28 minutes
      And Zhou Siyuan has stayed
      When Zhou Siyuan is away for 29 minutes
      Then Zhou Siyuan is told that the session ends in 1 minute

  Rule: A session ends without an answer, and the user can return to the same page

    Scenario: The session ends after 30 minutes of absence, and the user is told
      When Zhou Siyuan is away for 30 minutes
      Then Zhou Siyuan must sign in again, being told "Your session has ended, or you signed out elsewhere. Sign in again to return to where you were; what was saved is still there."

    Scenario: A user returns to the package after signing in again
      Given Zhou Siyuan has been away for 45 minutes
      When Zhou Siyuan signs in again
      Then Zhou Siyuan is at the package again

    Scenario: A user who has signed out starts at the home page
      Given Zhou Siyuan has been away for 28 minutes
      And Zhou Siyuan has signed out
      When Zhou Siyuan signs in again
      Then Zhou Siyuan is at the home page

  Rule: Work in another window keeps the session alive

    @wire
    Scenario: No warning stays in a window when the user works in another
      Given Zhou Siyuan has the portal open in a second window
      When 35 minutes pass in which Zhou Siyuan works in the second window
      Then nothing is said to Zhou Siyuan of the session's end

  Rule: Unsaved entries are kept until the user signs in again

    Background:
      Given Zhou Siyuan has signed in on another device
      And Zhou Siyuan has typed ¥96,300.00 into the invoice "01287734", which could not be saved any more

    Scenario: Entries are restored after the account was signed in elsewhere
      When Zhou Siyuan signs in again
      Then Zhou Siyuan is at the package again
      And the invoice "01287734" is for ¥96,300.00

    Scenario: A colleague in the same browser does not see the unsaved entries
      When Li Min signs in there
      Then the invoice "01287734" says nothing yet to whoever sits there
      And nothing of the invoice "01287734" has been saved

  Rule: Entries are kept when the connection comes back after the session has ended

    Scenario: Entries that were typed without a connection are restored after signing in again
      Given Zhou Siyuan has lost the connection
      And Zhou Siyuan has typed ¥96,300.00 into the invoice "01287734"
      And Zhou Siyuan has been away for 45 minutes
      When the connection is back and Zhou Siyuan signs in again
      Then Zhou Siyuan is at the package again
      And the invoice "01287734" is for ¥96,300.00

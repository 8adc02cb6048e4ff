Feature: A warning before a session ends
  A session ends half an hour after its user did something, and after twelve hours in any case. Two minutes before, the portal says so and offers to stay.
  Whoever comes back too late finds the place and what was typed as they were.

  Background:
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
    And Zhou Siyuan has uploaded the invoice "01287734"

  Rule: The warning comes two minutes before the end

    Scenario: A short meeting
      When Zhou Siyuan is away for 27 minutes
      Then nothing is said to Zhou Siyuan of the session's end

    Scenario: A longer meeting
      When Zhou Siyuan is away for 28 minutes
      Then Zhou Siyuan is told that the session ends in 2 minutes

    Scenario: Whoever works is not disturbed
      When 40 minutes pass in which Zhou Siyuan works
      Then nothing is said to Zhou Siyuan of the session's end

  Rule: After twelve hours one signs in again whatever one does, and hears of it ten minutes before

    Scenario: A long day at work
      When 705 minutes pass in which Zhou Siyuan works
      Then nothing is said to Zhou Siyuan of the session's end

    Scenario: The end of a long day
      When 711 minutes pass in which Zhou Siyuan works
      Then Zhou Siyuan is told that the session ends for good within 10 minutes

  Rule: Whoever stays has another half an hour

    Scenario: Zhou Siyuan stays
      Given Zhou Siyuan has been away for 28 minutes
      When Zhou Siyuan stays
      Then nothing is said to Zhou Siyuan of the session's end

    Scenario: Zhou Siyuan stays, and works on much later
      Given Zhou Siyuan has been away for 28 minutes
      And Zhou Siyuan has stayed
      And Zhou Siyuan has been away for 27 minutes
      When Zhou Siyuan fills in the invoice "01287734" as a "GENERAL_VAT_ELEC" for ¥96,300.00
      Then the invoice "01287734" is for ¥96,300.00

    Scenario: Zhou Siyuan stays, and goes away again
      Given Zhou Siyuan has been away for 28 minutes
      And Zhou Siyuan has stayed
      When Zhou Siyuan is away for 29 minutes
      Then Zhou Siyuan is told that the session ends in 1 minute

  Rule: Without an answer the session ends, and one comes back to the same place

    Scenario: Nobody answers
      When Zhou Siyuan is away for 30 minutes
      Then Zhou Siyuan must sign in again, being told "Your session has ended, or you signed out elsewhere. Sign in again to return to where you were; what was saved is still there."

    Scenario: Back to the package
      Given Zhou Siyuan has been away for 45 minutes
      When Zhou Siyuan signs in again
      Then Zhou Siyuan is at the package again

    Scenario: Whoever leaves does not come back to the package
      Given Zhou Siyuan has been away for 28 minutes
      And Zhou Siyuan has signed out
      When Zhou Siyuan signs in again
      Then Zhou Siyuan is at the home page

  Rule: Work in another window counts

    @wire
    Scenario: The warning in a window left alone goes away once the session went on
      Given Zhou Siyuan has the portal open in a second window
      When 35 minutes pass in which Zhou Siyuan works in the second window
      Then nothing is said to Zhou Siyuan of the session's end

  Rule: What was typed is there after signing in again

    Background:
      Given Zhou Siyuan has signed in on another device
      And Zhou Siyuan has typed ¥96,300.00 into the invoice "01287734", which could not be saved any more

    Scenario: Typed after the account had signed in elsewhere
      When Zhou Siyuan signs in again
      Then Zhou Siyuan is at the package again
      And the invoice "01287734" is for ¥96,300.00

    Scenario: A colleague at the same desk does not come upon it
      When Li Min signs in there
      Then the invoice "01287734" says nothing yet to whoever sits there
      And nothing of the invoice "01287734" has been saved

  Rule: A connection that comes back too late loses nothing

    Scenario: Typed without a connection, and away until the session had ended
      Given Zhou Siyuan has lost the connection
      And Zhou Siyuan has typed ¥96,300.00 into the invoice "01287734"
      And Zhou Siyuan has been away for 45 minutes
      When the connection is back and Zhou Siyuan signs in again
      Then Zhou Siyuan is at the package again
      And the invoice "01287734" is for ¥96,300.00

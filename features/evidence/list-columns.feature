Feature: What the list tells of each package
  Everybody watches for something else. The list tells what one has chosen, in the order that everybody knows it in.

  Background:
    Given Zhou Siyuan is signed in

  Rule: Until somebody chooses, the list tells what there is room for

    Scenario: At a laptop
      Then the list tells of each package: Payer, Funder, Total amount, Status, Progress, Created

    Scenario: At a wide screen
      Given Zhou Siyuan sits at a wide screen
      Then the list tells of each package: Payer, Supplier, Funder, Total amount, Status, Progress, Expected due date, Created

  Rule: Everybody chooses, and the order stays the one that colleagues know

    Scenario Outline: Choosing <chosen>
      When Zhou Siyuan chooses to see <chosen> too
      Then the list tells of each package: <told>

      Examples:
        | chosen                             | told                                                                                     |
        | Account no.                        | Payer, Funder, Account no., Total amount, Status, Progress, Created                       |
        | Expected due date, then Supplier   | Payer, Supplier, Funder, Total amount, Status, Progress, Expected due date, Created       |
        | Supplier, then Expected due date   | Payer, Supplier, Funder, Total amount, Status, Progress, Expected due date, Created       |

    @wire
    Scenario: Doing without
      When Zhou Siyuan chooses to do without Funder, then Progress
      Then the list tells of each package: Payer, Total amount, Status, Created

    Scenario: What was chosen at a wide screen holds at every screen of this browser
      Given Zhou Siyuan sits at a wide screen
      When Zhou Siyuan chooses to do without Progress
      Then the list tells of each package: Payer, Supplier, Funder, Total amount, Status, Expected due date, Created

    Scenario: Back to what is usual
      Given Zhou Siyuan has chosen to do without Payer, then Funder, then Status
      When Zhou Siyuan goes back to what is usual
      Then the list tells of each package: Payer, Funder, Total amount, Status, Progress, Created

  Rule: The browser remembers for each of its users

    Scenario: Coming back the next day
      Given Zhou Siyuan has chosen to do without Funder, then Progress
      When Zhou Siyuan closes the portal and comes back
      Then the list tells of each package: Payer, Total amount, Status, Created

    Scenario: What is usual stays usual
      Given Zhou Siyuan has chosen to do without Funder
      And Zhou Siyuan has gone back to what is usual
      When Zhou Siyuan closes the portal and comes back
      Then the list tells of each package: Payer, Funder, Total amount, Status, Progress, Created

    Scenario: A colleague who sits down at the same browser has another list
      Given Zhou Siyuan has chosen to do without Funder, then Progress
      And Zhou Siyuan has signed out
      When Li Min signs in there
      Then the list tells of each package: Payer, Funder, Total amount, Status, Progress, Created

    Scenario: Sitting down again after a colleague
      Given Zhou Siyuan has chosen to do without Funder, then Progress
      And Zhou Siyuan has signed out
      And Li Min has signed in there, chosen to do without Payer, and signed out
      When Zhou Siyuan signs in again
      Then the list tells of each package: Payer, Total amount, Status, Created

    Scenario: Another browser knows nothing of it
      Given Zhou Siyuan has chosen to do without Funder, then Progress
      When Zhou Siyuan signs in on another device
      Then the list there tells of each package: Payer, Funder, Total amount, Status, Progress, Created

  Rule: A list always names its packages and tells something of them

    Scenario: All but the last can be done without
      When Zhou Siyuan chooses to do without Payer, then Funder, then Total amount, then Status, then Progress, then Created
      Then the list tells of each package: Created

    Scenario: Number and next step are always there
      When Zhou Siyuan chooses to do without Status, then Progress
      Then each of the 18 packages has its number and its next step

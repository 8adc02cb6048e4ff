Feature: Choosing the columns of the package list
  Users need different columns. The list shows the columns that a user has chosen, in the usual order.

  Background:
    Given Zhou Siyuan is signed in

  Rule: The default columns depend on the width of the screen

    Scenario: A laptop shows six columns by default
      Then the list tells of each package: Payer, Funder, Total amount, Status, Progress, Created

    Scenario: A wide screen shows two more columns by default
      Given Zhou Siyuan sits at a wide screen
      Then the list tells of each package: Payer, Supplier, Funder, Total amount, Status, Progress, Expected due date, Created

  Rule: Users choose their columns, and the order of the columns is fixed

    Scenario Outline: <chosen> can be added to the columns
      When Zhou Siyuan chooses to see <chosen> too
      Then the list tells of each package: <told>

      Examples:
        | chosen                             | told                                                                                     |
        | Account no.                        | Payer, Funder, Account no., Total amount, Status, Progress, Created                       |
        | Expected due date, then Supplier   | Payer, Supplier, Funder, Total amount, Status, Progress, Expected due date, Created       |
        | Supplier, then Expected due date   | Payer, Supplier, Funder, Total amount, Status, Progress, Expected due date, Created       |

    @wire
    Scenario: Columns can be hidden
      When Zhou Siyuan chooses to do without Funder, then Progress
      Then the list tells of each package: Payer, Total amount, Status, Created

    Scenario: Columns chosen on a wide screen apply at every width in the same browser
      Given Zhou Siyuan sits at a wide screen
      When Zhou Siyuan chooses to do without Progress
      Then the list tells of each package: Payer, Supplier, Funder, Total amount, Status, Expected due date, Created

    Scenario: The default columns can be restored
      Given Zhou Siyuan has chosen to do without Payer, then Funder, then Status
      When Zhou Siyuan goes back to what is usual
      Then the list tells of each package: Payer, Funder, Total amount, Status, Progress, Created

  Rule: The browser remembers the columns of each user

    Scenario: Chosen columns are kept when the user comes back
      Given Zhou Siyuan has chosen to do without Funder, then Progress
      When Zhou Siyuan closes the portal and comes back
      Then the list tells of each package: Payer, Total amount, Status, Created

    Scenario: Restored default columns are kept when the user comes back
      Given Zhou Siyuan has chosen to do without Funder
      And Zhou Siyuan has gone back to what is usual
      When Zhou Siyuan closes the portal and comes back
      Then the list tells of each package: Payer, Funder, Total amount, Status, Progress, Created

    Scenario: A colleague in the same browser has separate columns
      Given Zhou Siyuan has chosen to do without Funder, then Progress
      And Zhou Siyuan has signed out
      When Li Min signs in there
      Then the list tells of each package: Payer, Funder, Total amount, Status, Progress, Created

    Scenario: A user's columns are kept after a colleague used the same browser
      Given Zhou Siyuan has chosen to do without Funder, then Progress
      And Zhou Siyuan has signed out
      And Li Min has signed in there, chosen to do without Payer, and signed out
      When Zhou Siyuan signs in again
      Then the list tells of each package: Payer, Total amount, Status, Created

    Scenario: Chosen columns do not apply in another browser
      Given Zhou Siyuan has chosen to do without Funder, then Progress
      When Zhou Siyuan signs in on another device
      Then the list there tells of each package: Payer, Funder, Total amount, Status, Progress, Created

  Rule: The list always shows the package number and at least one column

    Scenario: The last column cannot be hidden
      When Zhou Siyuan chooses to do without Payer, then Funder, then Total amount, then Status, then Progress, then Created
      Then the list tells of each package: Created

    Scenario: The package number and the next action are always shown
      When Zhou Siyuan chooses to do without Status, then Progress
      Then each of the 19 packages has its number and its next step

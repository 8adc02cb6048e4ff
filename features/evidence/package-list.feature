Feature: The list of evidence packages
  The list is the page on which users work. Its address holds the filters. Each package offers the actions that its
  state and the user's role allow.

  Background:
    Given Zhou Siyuan is signed in

  Rule: Each package shows its state and the action that fits it

    Scenario Outline: A package in <code> shows its status and action
      Then the package in "<code>" shows as "<shown>" and offers "<action>"

      Examples:
        | code                   | shown           | action           |
        | PREPARE                | Draft           | Continue         |
        | MODIFY                 | Being modified  | Continue         |
        | BIZ_MODIFY             | Being modified  | View             |
        | BIZ_CONFIRM            | To be organised | View             |
        | UN_AUDIT               | Organising      | View             |
        | FIRST_AUDITING         | Organising      | View             |
        | UN_FINAL_AUDIT         | Organising      | View             |
        | FINAL_AUDITING         | Organising      | View             |
        | FINAL_REJECT           | Organising      | View             |
        | PRE_FILL_WAITED        | Organising      | View             |
        | PRE_FILLING            | Organising      | View             |
        | AI_AUDITING            | Organising      | View             |
        | AI_DATE_IDENTIFICATION | Organising      | View             |
        | PRE_AUDITING           | Organising      | View             |
        | PRE_AUDIT_WAITED       | Organising      | View             |
        | AUDIT_REJECT           | Returned        | Make corrections |
        | AUDITED                | Passed          | View             |
        | INVALID                | Invalid         | View             |

    Scenario: A director is offered only to view packages
      Given Gu Yunzhou is signed in
      Then every package offers Gu Yunzhou "View"

  Rule: The waiting list holds only the packages that the user can continue

    Scenario: A user's own drafts and returned packages are waiting
      When Zhou Siyuan opens the list at "?view=waiting"
      Then the list holds 3 packages
      And 3 packages are said to wait for Zhou Siyuan
      And no package in the list is with the platform

    @extension
    Scenario: A package that a colleague has taken up is not waiting for others
      Given Li Min is signed in
      When Li Min opens the list at "?view=waiting"
      Then the list of Li Min holds 0 packages
      And 0 packages are said to wait for Li Min

    Scenario: No package is waiting for a director
      Given Gu Yunzhou is signed in
      When Gu Yunzhou opens the list at "?view=waiting"
      Then nothing is said to wait for Gu Yunzhou
      And the menu tells Gu Yunzhou of 0 packages there

    Scenario: The menu and the waiting list show the same number
      When Zhou Siyuan opens the list at "?view=waiting"
      Then 3 packages are said to wait for Zhou Siyuan
      And the menu tells Zhou Siyuan of 3 packages there

    @extension
    Scenario: The number in the menu leaves out packages that a colleague has taken up
      Given Li Min is signed in
      Then the menu tells Zhou Siyuan of 3 packages there
      And the menu tells Li Min of 0 packages there

  Rule: The address of the list determines its filters

    Scenario Outline: The list is filtered by <what>
      When Zhou Siyuan opens the list at "<address>"
      Then the list holds <count> packages

      Examples:
        | what                   | address                       | count |
        | what was returned      | ?states=returned              | 1     |
        | two states             | ?states=returned,passed       | 3     |
        | one credit source      | ?corpNameCp=澜川                | 6     |
        | an amount and above    | ?min=1000000                  | 5     |
        | a word                 | ?q=北屿                         | 6     |
        | what makes no sense    | ?states=nonsense&page=-3&min=x | 19    |

    @extension
    Scenario: The list shows the number and the total amount of its packages
      Then the list says that there are 19 packages for ¥13,036,100.00

    @wire
    Scenario: The list is sorted by amount
      When Zhou Siyuan opens the list at "?sort=-totalAmount"
      Then the first package is for ¥1,400,000.00

  Rule: A company sees only its own packages

    Scenario: A clerk of another company sees only that company's packages
      Given He Qinghe is signed in
      Then the list of He Qinghe holds 1 packages

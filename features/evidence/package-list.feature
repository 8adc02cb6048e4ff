Feature: The list of evidence packages
  The list is the workplace: what it is narrowed to lives in its address, and each package offers what its state and the role allow.

  Background:
    Given Zhou Siyuan is signed in

  Rule: Each package is shown by its state, and offers what fits it

    Scenario Outline: A package in <code>
      Then the package in "<code>" shows as "<shown>" and offers "<action>"

      Examples:
        | code                   | shown           | action           |
        | PREPARE                | To be completed | Continue         |
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

    Scenario: A director is offered nothing to change
      Given Gu Yunzhou is signed in
      Then every package offers Gu Yunzhou "View"

  Rule: What waits for somebody is what they can go on with, and nothing else

    Scenario: Her own drafts, and what was returned to her
      When Zhou Siyuan opens the list at "?view=waiting"
      Then the list holds 3 packages
      And 3 packages are said to wait for Zhou Siyuan
      And no package in the list is with the platform

    @extension
    Scenario: What a colleague has taken up waits for the colleague
      Given Li Min is signed in
      When Li Min opens the list at "?view=waiting"
      Then the list of Li Min holds 0 packages
      And 0 packages are said to wait for Li Min

    Scenario: Nothing waits for a director
      Given Gu Yunzhou is signed in
      When Gu Yunzhou opens the list at "?view=waiting"
      Then nothing is said to wait for Gu Yunzhou
      And the menu tells Gu Yunzhou of 0 packages there

    Scenario: The menu tells of what waits, by the same number as the list
      When Zhou Siyuan opens the list at "?view=waiting"
      Then 3 packages are said to wait for Zhou Siyuan
      And the menu tells Zhou Siyuan of 3 packages there

    @extension
    Scenario: The menu tells nobody of what a colleague has taken up
      Given Li Min is signed in
      Then the menu tells Zhou Siyuan of 3 packages there
      And the menu tells Li Min of 0 packages there

  Rule: The list is narrowed by what its address says

    Scenario Outline: Narrowed to <what>
      When Zhou Siyuan opens the list at "<address>"
      Then the list holds <count> packages

      Examples:
        | what                   | address                       | count |
        | what was returned      | ?states=returned              | 1     |
        | two states             | ?states=returned,passed       | 2     |
        | one credit source      | ?corpNameCp=澜川                | 6     |
        | an amount and above    | ?min=1000000                  | 4     |
        | a word                 | ?q=北屿                         | 6     |
        | what makes no sense    | ?states=nonsense&page=-3&min=x | 18    |

    @extension
    Scenario: Count and sum come with the list
      Then the list says that there are 18 packages for ¥11,636,100.00

    @wire
    Scenario: Sorted by amount
      When Zhou Siyuan opens the list at "?sort=-totalAmount"
      Then the first package is for ¥1,224,450.00

  Rule: Nobody sees another company's packages

    Scenario: Another company's clerk
      Given He Qinghe is signed in
      Then the list of He Qinghe holds 1 packages

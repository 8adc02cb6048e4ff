Feature: Saved views of the package list
  A user who looks at the same packages every day can save the filters and the order of the list under a name.

  Background:
    Given Zhou Siyuan is signed in
    And Zhou Siyuan opens the list at "?states=passed&sort=-totalAmount"
    And Zhou Siyuan keeps the list as "Passed, largest first"

  Scenario: A saved view can be opened again
    When Zhou Siyuan opens the list at "?view=waiting"
    And Zhou Siyuan opens the view "Passed, largest first"
    Then the list of Zhou Siyuan shows the view "Passed, largest first"
    And a package in the list of Zhou Siyuan shows as "Passed"

  Scenario: The list opens with the view that was chosen as the default
    When Zhou Siyuan lets the list open with "Passed, largest first"
    Then the list of Zhou Siyuan shows the view "Passed, largest first"
    When Zhou Siyuan opens the list at "?view=all"
    Then the list of Zhou Siyuan holds 19 packages

  @wire
  Scenario: A view needs a name that is not blank and not taken
    When Zhou Siyuan opens the list at "?states=returned"
    Then Zhou Siyuan may not keep the list as "Passed, largest first"
    And Zhou Siyuan may not keep the list as " "

  Scenario: Removing a view removes no package
    When Zhou Siyuan removes the view "Passed, largest first"
    Then Zhou Siyuan has the views ""
    When Zhou Siyuan opens the list at ""
    Then the list of Zhou Siyuan holds 19 packages

  Scenario: Views belong to one user and one product
    Given Li Min is signed in
    When Li Min opens the list at ""
    Then Li Min has the views ""
    When Zhou Siyuan turns to receivables financing
    And Zhou Siyuan opens the list at ""
    Then Zhou Siyuan has the views ""

  @extension
  Rule: Saved views are available on every device

    Scenario: Saved views and the default view appear on another device
      Given Zhou Siyuan lets the list open with "Passed, largest first"
      And every machine of Zhou Siyuan has the views "Passed, largest first", and opens the list with "Passed, largest first"
      When Zhou Siyuan signs in on another device
      And Zhou Siyuan opens the list on that device
      Then Zhou Siyuan is shown in time, on that device, the views "Passed, largest first"

    Scenario: Views that are saved in two windows are all kept
      Given every machine of Zhou Siyuan has the views "Passed, largest first"
      And Zhou Siyuan has the list at "?states=returned" in a second window
      When Zhou Siyuan opens the list at "?view=waiting"
      And Zhou Siyuan keeps the list as "Mine"
      And every machine of Zhou Siyuan has the views "Passed, largest first, Mine"
      And Zhou Siyuan keeps the list of the second window as "Returned"
      Then every machine of Zhou Siyuan has the views "Passed, largest first, Mine, Returned"

    Scenario: Without a connection, a view is saved in this browser only, and the user is told
      Given every machine of Zhou Siyuan has the views "Passed, largest first"
      And Zhou Siyuan opens the list at "?view=waiting"
      And Zhou Siyuan has lost the connection
      When Zhou Siyuan keeps the list as "Mine"
      Then the list of Zhou Siyuan shows the view "Mine"
      And Zhou Siyuan hears in time that it is kept nowhere else

Feature: Views that one keeps of a list
  Who looks at the same packages every day keeps what the list is narrowed to and how it is ordered, under a name of their own.

  Background:
    Given Zhou Siyuan is signed in
    And Zhou Siyuan opens the list at "?states=passed&sort=-totalAmount"
    And Zhou Siyuan keeps the list as "Passed, largest first"

  Scenario: A view is there again when it is wanted
    When Zhou Siyuan opens the list at "?view=waiting"
    And Zhou Siyuan opens the view "Passed, largest first"
    Then the list of Zhou Siyuan shows the view "Passed, largest first"
    And a package in the list of Zhou Siyuan shows as "Passed"

  Scenario: The list opens with the view that was chosen for that
    When Zhou Siyuan lets the list open with "Passed, largest first"
    Then the list of Zhou Siyuan shows the view "Passed, largest first"
    When Zhou Siyuan opens the list at "?view=all"
    Then the list of Zhou Siyuan holds 18 packages

  @wire
  Scenario: Two views of one name would be mistaken for one another
    When Zhou Siyuan opens the list at "?states=returned"
    Then Zhou Siyuan may not keep the list as "Passed, largest first"
    And Zhou Siyuan may not keep the list as " "

  Scenario: A view is removed, and no package with it
    When Zhou Siyuan removes the view "Passed, largest first"
    Then Zhou Siyuan has the views ""
    When Zhou Siyuan opens the list at ""
    Then the list of Zhou Siyuan holds 18 packages

  Scenario: Views are the own of whoever keeps them, and of one product
    Given Li Min is signed in
    When Li Min opens the list at ""
    Then Li Min has the views ""
    When Zhou Siyuan turns to receivables financing
    And Zhou Siyuan opens the list at ""
    Then Zhou Siyuan has the views ""

  @extension
  Rule: On another machine they are there, too

    Scenario: What was kept here is there, and opens the list there
      Given Zhou Siyuan lets the list open with "Passed, largest first"
      And every machine of Zhou Siyuan has the views "Passed, largest first", and opens the list with "Passed, largest first"
      When Zhou Siyuan signs in on another device
      And Zhou Siyuan opens the list on that device
      Then Zhou Siyuan is shown in time, on that device, the views "Passed, largest first"

    Scenario: What two windows did is kept of both
      Given every machine of Zhou Siyuan has the views "Passed, largest first"
      And Zhou Siyuan has the list at "?states=returned" in a second window
      When Zhou Siyuan opens the list at "?view=waiting"
      And Zhou Siyuan keeps the list as "Mine"
      And every machine of Zhou Siyuan has the views "Passed, largest first, Mine"
      And Zhou Siyuan keeps the list of the second window as "Returned"
      Then every machine of Zhou Siyuan has the views "Passed, largest first, Mine, Returned"

    Scenario: Without a connection it stands in this browser, and one is told
      Given every machine of Zhou Siyuan has the views "Passed, largest first"
      And Zhou Siyuan opens the list at "?view=waiting"
      And Zhou Siyuan has lost the connection
      When Zhou Siyuan keeps the list as "Mine"
      Then the list of Zhou Siyuan shows the view "Mine"
      And Zhou Siyuan hears in time that it is kept nowhere else

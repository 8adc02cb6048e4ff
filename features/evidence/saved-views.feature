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

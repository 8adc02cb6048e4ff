@extension
Feature: One's own account
  Everybody sees who they are to the portal, what happened to their account, and nobody else's.

  Background:
    Given Zhou Siyuan is signed in

  Scenario: The present password proves who takes another, and what happened is told
    When Zhou Siyuan changes the password "not this one" to "river lamp 42"
    Then Zhou Siyuan is told of the password "The current password is not right"
    When Zhou Siyuan changes the password "Huiyu#2026" to "zhousiyuan-1"
    Then Zhou Siyuan is told of the password "It may not contain your user name or name"
    When Zhou Siyuan changes the password "Huiyu#2026" to "river lamp 42"
    Then Zhou Siyuan is told of the password "Your password has been changed. Use the new one next time."
    And the account of Zhou Siyuan tells of "Changed the password"
    And the account of Zhou Siyuan tells of "Wrong current password when changing it"

  Scenario: What stands masked is shown to its owner alone, and that it was is told
    When Zhou Siyuan asks for the whole mobile number
    Then it stood as "140****1001" and is "14000001001"
    And the account of Zhou Siyuan tells of "Showed the whole mobile number"
    Given Li Min is signed in
    Then the account of Li Min does not tell of "Showed the whole mobile number"

@extension
Feature: The user's own account
  Users see their own details in the portal and the events of their own account. They never see those of other users.

  Background:
    Given Zhou Siyuan is signed in

  @wire
  Scenario: A new password needs the current one, and the account's history records the change
    When Zhou Siyuan changes the password "not this one" to "river lamp 42"
    Then Zhou Siyuan is told of the password "The current password is not right"
    When Zhou Siyuan changes the password "Huiyu#2026" to "zhousiyuan-1"
    Then Zhou Siyuan is told of the password "It may not contain your user name or name"
    When Zhou Siyuan changes the password "Huiyu#2026" to "river lamp 42"
    Then Zhou Siyuan is told of the password "Your password has been changed. Use the new one next time."
    And the account of Zhou Siyuan tells of "Changed the password"
    And the account of Zhou Siyuan tells of "Wrong current password when changing it"

  @wire
  Scenario: Only the owner can show a masked value, and the history records it
    When Zhou Siyuan asks for the whole mobile number
    Then it stood as "140****1001" and is "14000001001"
    And the account of Zhou Siyuan tells of "Showed the whole mobile number"
    Given Li Min is signed in
    Then the account of Li Min does not tell of "Showed the whole mobile number"

  Rule: A mail address is confirmed by a code that was sent to it

    Scenario: An invalid mail address is refused, and an invalid code does not confirm one
      When Zhou Siyuan gives the mail address "zhou.siyuan at yanzhou.example"
      Then Zhou Siyuan is told of the address "This is not a mail address. Check it; one looks like name@example.com"
      When Zhou Siyuan gives the mail address "zhou.siyuan@yanzhou.example"
      And Zhou Siyuan enters the code "12345" for it
      Then Zhou Siyuan is told of the address "Enter the code of 6 digits"
      And the mail address of Zhou Siyuan stands as ""

    Scenario: A mail address cannot be added with a wrong password
      When Zhou Siyuan gives the mail address "stranger@elsewhere.example" with the password "Guess#2026"
      Then Zhou Siyuan is told of the address "This is not your password"
      And the account of Zhou Siyuan tells of "Wrong password before a mail address"
      And the account of Zhou Siyuan does not tell of "Asked for a code by mail"

    @wire
    Scenario: A mail address cannot be removed with a wrong password
      Given Zhou Siyuan has confirmed the mail address "zhou.siyuan@yanzhou.example"
      When Zhou Siyuan wants no mail address any more, with the password "Guess#2026"
      Then Zhou Siyuan is told of the address "This is not your password"
      And the mail address of Zhou Siyuan stands as "z***@yanzhou.example"
      And the account of Zhou Siyuan tells of "Wrong password before a mail address"
      And the account of Zhou Siyuan does not tell of "Removed the mail address"

    Scenario: A code confirms the mail address, which is then shown masked
      When Zhou Siyuan gives the mail address " zhou.siyuan@YANZHOU.example "
      And Zhou Siyuan confirms "zhou.siyuan@yanzhou.example" by the code that came there
      Then the mail address of Zhou Siyuan stands as "z***@yanzhou.example"
      And the account of Zhou Siyuan tells of "Confirmed a mail address"

    Scenario: The previous mail address is notified when it is replaced or removed
      Given Zhou Siyuan has confirmed the mail address "zhou.siyuan@yanzhou.example"
      When 1 minutes pass without anybody looking
      And Zhou Siyuan gives the mail address "siyuan@qihang.example"
      And Zhou Siyuan confirms "siyuan@qihang.example" by the code that came there
      Then the mail address of Zhou Siyuan stands as "s***@qihang.example"
      And "zhou.siyuan@yanzhou.example" is told that it gets no more messages
      When Zhou Siyuan wants no mail address any more
      Then the mail address of Zhou Siyuan stands as ""
      And "siyuan@qihang.example" is told that it gets no more messages
      And the account of Zhou Siyuan tells of "Removed the mail address"

  Rule: A session that was left open does not end the others

    Scenario: Ending another session asks for the password some time after signing in
      Given Zhou Siyuan is signed in at the workbench too
      When 11 minutes go by
      Then Zhou Siyuan ends that session only by the right password

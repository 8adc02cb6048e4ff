Feature: Messages
  Users of packages are told what happens to them, on every page of the portal. A message about a task stays on top
  until the task is done.

  Background:
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has read all messages
    And Zhou Siyuan has submitted a package of "RX6101-2026-00871" and "RX6101-2026-00872"

  Scenario: A message about a returned package gives the reason and is to do until the package is resubmitted
    Given the first reviewer has returned the invoice "01287734" with the reason "价税合计与合同金额不符"
    Then the bell of Zhou Siyuan tells of 1 new message
    When Zhou Siyuan opens the messages
    Then the bell of Zhou Siyuan tells of 0 new messages
    And Zhou Siyuan is told "Package returned: 1 item to correct", to do and unread
    And it says "价税合计与合同金额不符"
    When Zhou Siyuan follows the message "Package returned: 1 item to correct"
    Then it leads to the package
    When Zhou Siyuan opens the messages
    Then Zhou Siyuan is told "Package returned: 1 item to correct", to do and read
    When Zhou Siyuan has begun to mend the package
    And Zhou Siyuan has typed the number "01287799" into the invoice "01287734"
    And Zhou Siyuan has submitted the mended package
    And Zhou Siyuan opens the messages
    Then Zhou Siyuan is told "Package returned: 1 item to correct", done and read

  Scenario: Colleagues are notified of a submission, and its author is not
    Given Li Min is signed in
    When Zhou Siyuan opens the messages
    Then Zhou Siyuan is not told "周思远 submitted the package"
    When Li Min opens the messages
    Then Li Min is told "周思远 submitted the package", done and unread

  Scenario: A returned package that a colleague handles is not to do for others
    Given Li Min is signed in
    And the first reviewer has returned the invoice "01287734" with the reason "价税合计与合同金额不符"
    When Li Min opens the messages
    Then Li Min is told "Package returned: 1 item to correct", done and unread

  Scenario: A director is notified of results, not of each step
    Given Gu Yunzhou is signed in
    And both reviewers pass the package
    When Gu Yunzhou opens the messages
    Then Gu Yunzhou is told "First review passed, now in final review", done and unread
    And Gu Yunzhou is not told "周思远 submitted the package"

  Scenario: All messages can be marked as read, and later ones are unread
    Given the first reviewer has passed the package
    When Zhou Siyuan opens the messages
    And Zhou Siyuan marks all messages as read
    Then Zhou Siyuan has 0 unread messages
    When the final reviewer passes the package
    And Zhou Siyuan opens the messages
    Then Zhou Siyuan has 1 unread message

  Scenario: Another company is not notified
    Given He Qinghe is signed in
    And both reviewers pass the package
    When He Qinghe opens the messages
    Then He Qinghe is told nothing of the package

  Scenario Outline: Messages can be filtered by kind, text and unread state
    Given the first reviewer has returned the invoice "01287734" with the reason "价税合计与合同金额不符"
    When Zhou Siyuan opens the messages at "<address>"
    Then the message "Package returned: 1 item to correct" is <shown>

    Examples:
      | address              | shown  |
      | ?kind=review         | there  |
      | ?kind=todo           | there  |
      | ?kind=funds          | hidden |
      | ?unread=on           | there  |
      | ?q=合同金额不符       | there  |
      | ?q=nothing%20of%20it | hidden |
      | ?kind=nonsense       | there  |

  @extension
  Rule: Users with the portal open are notified at once

    @wire
    Scenario: The bell shows a returned package at once
      Given Zhou Siyuan has the portal open on some page
      When the first reviewer has returned the invoice "01287734" with the reason "价税合计与合同金额不符"
      Then the bell tells Zhou Siyuan by itself of 1 new message

    @wire
    Scenario: A user can choose to be notified by text message
      When Zhou Siyuan wants what is to be done by text, soon
      Then what is to be done comes to Zhou Siyuan's own number, soon
      When Zhou Siyuan wants what is to be done by text, daily
      Then what is to be done comes to Zhou Siyuan's own number, daily
      When Zhou Siyuan wants what is to be done by text, off
      Then what is to be done comes to Zhou Siyuan's own number, off

    Scenario: A user with a confirmed mail address can be notified by mail, without names and amounts
      Then no mail is offered to Zhou Siyuan before an address is given
      Given Zhou Siyuan has confirmed the mail address "zhou.siyuan@yanzhou.example"
      When Zhou Siyuan wants what is to be done by mail, soon
      Then what is to be done comes to Zhou Siyuan by mail at "z***@yanzhou.example", soon
      Given the first reviewer has returned the invoice "01287734" with the reason "价税合计与合同金额不符"
      When 3 minutes pass without anybody looking
      Then "zhou.siyuan@yanzhou.example" has been mailed "Package returned: 1 item to correct", and a way to the package
      And the mail to "zhou.siyuan@yanzhou.example" does not name "01287734"
      And the mail to "zhou.siyuan@yanzhou.example" does not name "价税合计与合同金额不符"

    Scenario: A user is signed out at once when the account is opened elsewhere
      Given Zhou Siyuan has the portal open on some page
      When Zhou Siyuan has signed in on another device
      Then Zhou Siyuan is signed out here without having done anything
      And Zhou Siyuan must sign in again, being told since when the account is open elsewhere

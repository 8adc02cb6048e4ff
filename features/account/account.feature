@extension
Feature: The user's own account
  Users see their own details in the portal and the events of their own account. They never see those of other users.

  Background:
    Given Zhou Siyuan is signed in

  @wire
  Scenario: A new password needs the current one, and the account's history records the change
    When Zhou Siyuan changes the password "not this one" to "river lamp 42"
    Then Zhou Siyuan is told of the password "The current password is incorrect"
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
    And the account of Zhou Siyuan tells of "Viewed the full mobile number"
    Given Li Min is signed in
    Then the account of Li Min does not tell of "Viewed the full mobile number"

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
      Then Zhou Siyuan is told of the address "Incorrect password"
      And the account of Zhou Siyuan tells of "Wrong password before a mail address"
      And the account of Zhou Siyuan does not tell of "Asked for a code by mail"

    @wire
    Scenario: A mail address cannot be removed with a wrong password
      Given Zhou Siyuan has confirmed the mail address "zhou.siyuan@yanzhou.example"
      When Zhou Siyuan wants no mail address any more, with the password "Guess#2026"
      Then Zhou Siyuan is told of the address "Incorrect password"
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

  Rule: Ending another session needs the password some time after signing in

    Scenario: Ending another session asks for the password some time after signing in
      Given Zhou Siyuan is signed in at the workbench too
      When 11 minutes go by
      Then Zhou Siyuan ends that session only by the right password

  Rule: The security history also records refusals, unmasked data, signatures and decisions

    @wire
    Scenario: A package of another company is refused, and the history records it
      Given Zhou Siyuan has made a package of "RX6101-2026-00880"
      And He Qinghe is signed in
      When He Qinghe opens the package
      Then the account of He Qinghe tells of "Access refused: not permitted, or not yours"
      And the account of Zhou Siyuan does not tell of "Access refused: not permitted, or not yours"

    Scenario: A whole account number is shown, and the history of the viewer records it
      Given Zhou Siyuan has submitted a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      When Zhou Siyuan asks for the account number of the package
      Then the account of Zhou Siyuan tells of "Viewed a full account number"

    Scenario: A company's bank account is verified, and the history records it
      Given Xu Zhaoning is signed in
      And Xu Zhaoning has opened the company's accounts
      And Xu Zhaoning has listed the account "6299030000000417" at "长屿银行"
      When Xu Zhaoning enters the small amount that came
      Then the account of Xu Zhaoning tells of "Bank account verified"

    Scenario: An authorisation is proposed and confirmed, and the histories of both people record it
      Given Luo Qiubai is signed in
      And Song Beichen is signed in
      When Luo Qiubai authorises "方知雨" of "财务共享中心" for "CREDIT" from today for 365 days
      And Song Beichen confirms the authorisation of "方知雨"
      Then the account of Luo Qiubai tells of "Proposed an authorisation"
      And the account of Song Beichen tells of "Confirmed a proposal about an authorisation"

    Scenario: An agreement is signed with a certificate, and the history records it
      Given Xia Zhiwei is signed in
      And Xia Zhiwei has a certificate in a token for 365 days
      And Xia Zhiwei looks at the product "Receivables financing"
      When Xia Zhiwei reads its agreement and signs it by certificate
      Then the account of Xia Zhiwei tells of "Signed with a certificate"

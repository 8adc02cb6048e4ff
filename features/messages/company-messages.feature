Feature: Messages about the company
  Users who can act are told of tasks and decisions about their company. Each message leads to the page where the
  action is done.

  @extension
  Rule: Both people in a two-person decision are notified

    Scenario: A proposal waits for the person who can confirm it, and its author is told the result
      Given Zhou Siyuan is signed in
      And Gu Yunzhou is signed in
      When Zhou Siyuan gives Li Min the roles "operator, administrator"
      And Gu Yunzhou opens the messages
      Then Gu Yunzhou is told "周思远 proposes a change of rights, for you to confirm", to do and unread
      And it says "Roles of 李敏: from Operator to Operator, Administrator"
      When Gu Yunzhou follows the message "周思远 proposes a change of rights, for you to confirm"
      Then the message leads to "/my/person"
      When Gu Yunzhou confirms what is proposed
      And Gu Yunzhou opens the messages
      Then Gu Yunzhou is told "The change of rights proposed by 周思远 has been handled", done and read
      When Zhou Siyuan opens the messages
      Then Zhou Siyuan is told "顾云舟 confirmed the change of rights that you proposed", done and unread
      And it says "Roles of 李敏: from Operator to Operator, Administrator"

    @wire
    Scenario: The author of a declined proposal is notified
      Given Zhou Siyuan is signed in
      And Gu Yunzhou is signed in
      When Zhou Siyuan demands two steps of everybody
      And Gu Yunzhou declines what is proposed
      And Zhou Siyuan opens the messages
      Then Zhou Siyuan is told "顾云舟 declined the change of rights that you proposed", done and unread
      And it says "Require two-step verification for everybody"

    Scenario: The person who sent an invitation is told when it is accepted
      Given Zhou Siyuan is signed in
      And Zhou Siyuan has invited Wen Renyu as "operator, query"
      And Wen Renyu has joined by the code that went to her telephone
      When Zhou Siyuan opens the messages
      Then Zhou Siyuan is told "闻人语 accepted the invitation and has joined the company", done and unread
      And it says "Roles: Operator, Query staff"

  @extension
  Rule: Users are notified of decisions by the platform and the bank

    Scenario: A refusal by the bank is to do until the company is submitted again
      Given Xia Zhiwei is signed in
      When Xia Zhiwei presses to onboard
      And Xia Zhiwei signs the bank's agreement and hands the company in
      And the partner bank refuses the company of Xia Zhiwei because "经营范围不符"
      And Xia Zhiwei opens the messages
      Then Xia Zhiwei is told "The partner bank did not accept the company", to do and unread
      And it says "The bank’s reason: 经营范围不符"
      When Xia Zhiwei follows the message "The partner bank did not accept the company"
      Then the message leads to "/access/settlement-process"
      When Xia Zhiwei looks at onboarding
      And Xia Zhiwei hands the company in again
      And the partner bank takes the company of Xia Zhiwei
      And Xia Zhiwei opens the messages
      Then Xia Zhiwei is told "The partner bank did not accept the company", done and read
      And Xia Zhiwei is told "The partner bank has accepted the company", done and unread

    Scenario: A returned application is to do for its submitter until it is resubmitted
      Given Xia Zhiwei is signed in
      When Xia Zhiwei applies for "ABS"
      And Xia Zhiwei fills in the rest of the application and hands it in
      And the platform returns the part "volume" of the application of Xia Zhiwei for "ABS" because "请写明供应商"
      And Xia Zhiwei opens the messages
      Then Xia Zhiwei is told "Application returned: Receivables ABS, 1 part to correct", to do and unread
      And it says "请写明供应商"
      When Xia Zhiwei follows the message "Application returned: Receivables ABS, 1 part to correct"
      Then the message leads to "/my/signup/apply?productType=ABS"
      When Xia Zhiwei leaves the application and comes back to it
      And Xia Zhiwei writes the purpose "向两家供应商付款"
      And Xia Zhiwei hands the application in
      And the platform grants the application of Xia Zhiwei for "ABS"
      And Xia Zhiwei opens the messages
      Then Xia Zhiwei is told "Application returned: Receivables ABS, 1 part to correct", done and read
      And Xia Zhiwei is told "Application granted: Receivables ABS", done and unread

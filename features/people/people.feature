@extension
Feature: Managing the people of a company
  A company decides who works for it and in which roles. A new colleague is invited with a code to their own
  telephone, proves their identity by their identity number, and chooses how to sign in. Nobody else learns who they
  are.

  Rule: An invited person joins with a code

    @journey
    Scenario: A colleague is invited, joins and signs in
      Given Zhou Siyuan is signed in
      When Zhou Siyuan invites Wen Renyu as "operator"
      Then "闻人语 open" is invited by the company of Zhou Siyuan
      When Wen Renyu joins by the code that went to her telephone
      Then Wen Renyu has joined "宁波砚舟精密铸造有限公司" as "wenrenyu"
      When Wen Renyu signs in with the password of her own
      Then Wen Renyu begins at "/index"

    Scenario: An invited person belongs to the company after joining
      Given Zhou Siyuan is signed in
      And Zhou Siyuan has invited Wen Renyu as "operator, query"
      When Wen Renyu joins by the code that went to her telephone
      And Zhou Siyuan looks at the people of the company
      Then "闻人语 operator, query" works for the company of Zhou Siyuan
      And nobody is invited by the company of Zhou Siyuan

    Scenario: An invitation code can be used only once
      Given Zhou Siyuan is signed in
      And Zhou Siyuan has invited Wen Renyu as "operator"
      And Wen Renyu has joined by the code that went to her telephone
      When somebody else enters the same code
      Then the code is told to be "used"

    Scenario: A code is refused with another person's identity number
      Given Zhou Siyuan is signed in
      And Zhou Siyuan has invited Wen Renyu as "operator"
      When somebody with another identity number joins by that code
      Then they are told "This is not the identity number in the invitation; 4 tries left. If it is right, please ask the company that invited you to check."

    Scenario: A code is closed after five wrong identity numbers
      Given Zhou Siyuan is signed in
      And Zhou Siyuan has invited Wen Renyu as "operator"
      When somebody with another identity number joins by that code 5 times
      Then the code is told to be "closed"
      When Zhou Siyuan looks at the people of the company
      Then "闻人语 closed" is invited by the company of Zhou Siyuan

    @wire
    Scenario: A withdrawn invitation cannot be used
      Given Zhou Siyuan is signed in
      And Zhou Siyuan has invited Wen Renyu as "operator"
      When Zhou Siyuan withdraws the invitation of Wen Renyu
      And Wen Renyu enters the code that went to her telephone
      Then the code is told to be "withdrawn"
      And nobody is invited by the company of Zhou Siyuan

    @wire
    Scenario: An expired invitation can be sent again
      Given Zhou Siyuan is signed in
      And Zhou Siyuan has invited Wen Renyu as "operator"
      When 8 days are over for Zhou Siyuan
      And Wen Renyu enters the code that went to her telephone
      Then the code is told to be "expired"
      When Zhou Siyuan looks at the people of the company
      Then "闻人语 expired" is invited by the company of Zhou Siyuan
      When Zhou Siyuan sends the invitation of Wen Renyu again
      And Wen Renyu joins by the code that went to her telephone
      Then Wen Renyu has joined "宁波砚舟精密铸造有限公司" as "wenrenyu"

    Scenario: A company that has sent many text messages waits before it invites again
      Given Zhou Siyuan is signed in
      And the company of Zhou Siyuan has sent as many text messages as it may within an hour
      When Zhou Siyuan invites Wen Renyu as "operator"
      Then Zhou Siyuan is told of people "Too many text messages were sent recently: try again in 60 minutes"
      And nobody is invited by the company of Zhou Siyuan
      When 2 days are over for Zhou Siyuan
      And Zhou Siyuan invites Wen Renyu as "operator"
      Then "闻人语 open" is invited by the company of Zhou Siyuan

    @wire
    Scenario: A person cannot be invited twice
      Given Zhou Siyuan is signed in
      And Zhou Siyuan has invited Wen Renyu as "operator"
      When Zhou Siyuan invites Wen Renyu as "query"
      Then Zhou Siyuan is told of people "This person has been invited already: the code can be sent again under “Not joined yet”"

  Rule: Changes that give decision rights need two people

    @wire
    Scenario: A change takes effect after another person confirms it
      Given Zhou Siyuan is signed in
      And Gu Yunzhou is signed in
      When Zhou Siyuan gives Li Min the roles "operator, administrator"
      Then "李敏 operator" works for the company of Zhou Siyuan
      And "roles 李敏 open" is for two people to decide in the company of Zhou Siyuan
      When Gu Yunzhou confirms what is proposed
      And Zhou Siyuan looks at the people of the company
      Then "李敏 operator, administrator" works for the company of Zhou Siyuan

    Scenario: The person who proposes a change cannot confirm it
      Given Zhou Siyuan is signed in
      When Zhou Siyuan gives Li Min the roles "operator, director"
      Then nothing is for Zhou Siyuan to decide

    Scenario: A change that another person declines does not take effect
      Given Zhou Siyuan is signed in
      And Gu Yunzhou is signed in
      When Zhou Siyuan demands two steps of everybody
      And Gu Yunzhou declines what is proposed
      And Zhou Siyuan looks at the people of the company
      Then "two-steps-on  declined" is for two people to decide in the company of Zhou Siyuan

    Scenario: A change without decision rights takes effect at once
      Given Zhou Siyuan is signed in
      When Zhou Siyuan gives Li Min the roles "query"
      Then "李敏 query" works for the company of Zhou Siyuan

  Rule: A person's work is handed over when the person leaves

    @wire
    Scenario: A person without open work can leave
      Given Zhou Siyuan is signed in
      When Zhou Siyuan has Shen Ruogu leave
      Then "沈若谷" has left the company of Zhou Siyuan

    Scenario: A person who joined by invitation can leave
      Given Yan Shuxin is signed in
      And Yan Shuxin has invited Wen Renyu as "operator"
      And Wen Renyu has joined by the code that went to her telephone
      When Yan Shuxin has Wen Renyu leave
      Then "闻人语" has left the company of Yan Shuxin

  Rule: Only authorised people can manage others, and colleagues can view the list

    Scenario Outline: <who> can view the people of the company but not manage them
      Given <who> is signed in
      When <who> looks at the people of the company
      Then "周思远 operator" works for the company of <who>
      And <who> may not manage the people of the company

      Examples:
        | who          |
        | Li Min       |
        | Gu Yunzhou   |
        | Shen Ruogu   |

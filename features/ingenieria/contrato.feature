# language: es
Característica: El contrato con el servidor

  Regla: Ningún pedido se escribe sin que se use ni se responda

    @GEN-07
    Escenario: La demostración responde a cada pedido del contrato
      Cuando se comparan el contrato y la demostración
      Entonces cada pedido del contrato tiene su respuesta

    @GEN-07
    Escenario: El portal usa cada pedido del contrato, y ningún otro
      Cuando se usa cada función de los adaptadores
      Entonces se hicieron todos los pedidos del contrato, y ningún otro

    @GEN-11
    Escenario: El navegador no guarda ninguna respuesta
      Cuando se usa cada función de los adaptadores
      Entonces ninguna respuesta puede quedar en el navegador

  Regla: Quien integra lee el contrato sin preguntar

    @CON-01
    Escenario: De cada pedido se publica un ejemplo, y es como dice el contrato
      Cuando se comparan el contrato y la demostración
      Entonces de cada pedido hay un ejemplo de lo que se manda y de lo que se responde
      Y el portal entiende cada ejemplo
